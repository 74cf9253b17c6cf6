// Holds a screen wake lock: a screen that nobody touches stays on, where the browser can do that.

/** Returns a way to release it. A lock is lost whenever the page is out of sight, so it is asked for again. */
export function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | undefined;
  let ended = false;

  async function request() {
    if (document.hidden || ended || !('wakeLock' in navigator)) return;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (ended) void got.release();
      else lock = got;
    } catch {
      // The battery is low, or the browser does not want to: then the screen goes dark, and that is all.
    }
  }

  void request();
  document.addEventListener('visibilitychange', request);
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', request);
    void lock?.release();
  };
}
