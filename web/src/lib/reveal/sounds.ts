// What is heard of a reveal.

import {
  playChuckle,
  playHeartbeat,
  playHop,
  playReveal,
  playSlide,
  playThud,
  playVote,
} from '../device/sound-effects';
import type { Cue } from './timeline';

export function playCue(cue: Cue) {
  switch (cue.what) {
    case 'vote':
      return playVote(cue.step);
    case 'owner':
      return cue.fooled > 0 ? playChuckle() : playSlide();
    case 'two':
      return playHeartbeat();
    case 'seal':
      return playThud();
    case 'truth':
    case 'crowd':
      return playReveal();
    case 'hop': {
      const stones = Math.abs(cue.to - cue.from);
      return playHop(stones, 0, cue.length / stones);
    }
    case 'next':
      return playSlide();
    case 'headline':
  }
}
