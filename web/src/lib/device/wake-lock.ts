// Keeps a screen that nobody touches from going dark, where the browser can do that.

/** Begins; what it gives ends it. A lock is lost whenever the page is out of sight, so it is asked for again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;

  async function ask() {
    if (document.hidden || ended || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (ended) void got.release();
      else lock = got;
    } catch {
      // The battery is low, or the browser does not want to: then the screen goes dark, and that is all.
    }
  }

  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
