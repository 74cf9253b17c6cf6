// The text of a piece of news, in the reader's language.

import { m } from '../i18n/messages.svelte';
import type { News } from './news';
import { presetName } from '../rules/presets';

export function newsText(news: News): string {
  switch (news.what) {
    case 'joined':
      return m.news_joined(news);
    case 'waits':
      return m.news_waits(news);
    case 'left':
      return m.news_left(news);
    case 'host':
      return m.news_host(news);
    case 'host_you':
      return m.news_host_you();
    case 'stand_in':
      return m.stood_in(news);
    case 'stood_in_for_you':
      return m.news_stood_in_for_you();
    case 'away':
      return m.news_away(news);
    case 'back':
      return m.news_back(news);
    case 'resumed':
      return m.news_resumed();
    case 'end_dropped':
      return m.news_end_dropped();
    case 'given_for_you':
      return m.news_given_for_you(news);
    case 'no_vote':
      return m.news_no_vote();
    case 'skipped':
      return m.news_skipped(news);
    case 'skipped_you':
      return m.news_skipped_you();
    case 'lantern_free':
      return m.news_lantern_free(news);
    case 'void':
      return m.news_void(news);
    case 'preset':
      return m.news_preset({ game: presetName(news.preset) });
    case 'settings':
      return m.news_settings();
  }
}
