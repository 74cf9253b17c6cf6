// What somebody prefers, on this device.

import { baseLocale, isLocale, locales, overwriteGetLocale, type Locale } from '../paraglide/runtime.js';
import { recall, remember } from './storage';

interface Stored {
  language?: Locale;
  sound: boolean;
  /** Less movement, even if the system does not ask for it. */
  calm: boolean;
  contrast: boolean;
  notify: boolean;
  name?: string;
}

const KEY = 'preferences';

/** The first of the browser's languages that we speak. */
function browserLocale(): Locale {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const language = tag.split('-')[0];
    if (isLocale(language)) return language;
  }
  return baseLocale;
}

class Preferences {
  #stored = $state<Stored>({
    sound: true,
    calm: false,
    contrast: false,
    notify: false,
    ...recall<Partial<Stored>>(KEY),
  });

  get locale(): Locale {
    const chosen = this.#stored.language;
    return chosen && locales.includes(chosen) ? chosen : browserLocale();
  }

  set locale(language: Locale) {
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

  /** The name used last. */
  get name() {
    return this.#stored.name ?? '';
  }

  set name(name: string) {
    this.#set({ name });
  }

  #set(change: Partial<Stored>) {
    this.#stored = { ...this.#stored, ...change };
    remember(KEY, this.#stored);
  }
}

export const preferences = new Preferences();

// Messages read the locale where they are shown, so a page changes its language at once.
overwriteGetLocale(() => preferences.locale);
