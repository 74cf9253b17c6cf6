import './typefaces/typefaces.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/components.css';
import './styles/sheets.css';
import './styles/trouble.css';
import './styles/table.css';
import './styles/home.css';
import './styles/lobby.css';
import './styles/letter.css';
import './styles/wall.css';
import './styles/zoom.css';
import './styles/motion.css';
import './styles/talk.css';
import './styles/news.css';
import './styles/watching.css';
import './styles/sideways.css';
import './styles/contrast.css';

// What the page itself holds is shown before anything else is done: a slow phone lights the lantern while it reads on.
// Nobody looks at a page in the background, and it is never told to show anything.
const goOn = () => void import('./main');
if (document.hidden) goOn();
else requestAnimationFrame(() => setTimeout(goOn));
