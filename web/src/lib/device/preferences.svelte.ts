// The reader's preferences on this device: language, sound, motion, contrast, notifications, talk, bots' reasons, name.

import type { Language } from '../../protocol';
import { isLanguage } from '../i18n/languages';
import { onStoredChange, readStored, writeStored } from './storage';

interface Stored {
  language?: Language;
  sound: boolean;
  /** Less movement, even if the system does not ask for it. */
  calm: boolean;
  contrast: boolean;
  notify: boolean;
  /** Talk and reactions are shown for a moment even while the talk is closed. */
  talk: boolean;
  /** Bots say why they did what they did. */
  botReasons: boolean;
  name?: string;
}

const KEY = 'preferences';

/** The first of the browser's languages that we speak. */
function browserLanguage(): Language {
  const spoken = (globalThis.navigator?.languages ?? []).map((tag) => tag.split('-')[0]!);
  return spoken.find(isLanguage) ?? 'en';
}

const storedPreferences = (): Stored => ({
  sound: true,
  calm: false,
  contrast: false,
  notify: false,
  talk: true,
  botReasons: true,
  ...readStored<Partial<Stored>>(KEY),
});

class Preferences {
  #stored = $state(storedPreferences());

  constructor() {
    onStoredChange(KEY, () => (this.#stored = storedPreferences()));
  }

  get language(): Language {
    const chosen = this.#stored.language;
    return chosen && isLanguage(chosen) ? chosen : browserLanguage();
  }

  set language(language: Language) {
    this.#set({ language });
  }

  get sound() {
    return this.#stored.sound;
  }

  set sound(sound: boolean) {
    this.#set({ sound });
  }

  get calm() {
    return this.#stored.calm;
  }

  set calm(calm: boolean) {
    this.#set({ calm });
  }

  get contrast() {
    return this.#stored.contrast;
  }

  set contrast(contrast: boolean) {
    this.#set({ contrast });
  }

  get notify() {
    return this.#stored.notify;
  }

  set notify(notify: boolean) {
    this.#set({ notify });
  }

  get talk() {
    return this.#stored.talk;
  }

  set talk(talk: boolean) {
    this.#set({ talk });
  }

  get botReasons() {
    return this.#stored.botReasons;
  }

  set botReasons(botReasons: boolean) {
    this.#set({ botReasons });
  }

  /** The name used last. */
  get name() {
    return this.#stored.name ?? '';
  }

  set name(name: string) {
    this.#set({ name });
  }

  #set(change: Partial<Stored>) {
    this.#stored = { ...this.#stored, ...change };
    writeStored(KEY, this.#stored);
  }
}

export const preferences = new Preferences();
