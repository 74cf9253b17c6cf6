// Every component imports the styles that stand beside it. Those of the first screen, a table and a game are fetched
// together, in the page's first file, so that none of them has to be waited for; the styles of what is opened later come
// with it.

import.meta.glob(
  [
    '../{parts,phases,screens,sheets}/**/*.css',
    '!../parts/{album,rules}/*.css',
    '!../parts/scores/Podium.css',
    '!../screens/{AlbumPage,GameOver,PastGames,Replay,RulesPage}.css',
    '!../sheets/{Round,Rules,Share}Sheet.css',
  ],
  { eager: true },
);
