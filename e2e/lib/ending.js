// What a test has begun, it ends: the last first, and all of it, even if something fails on the way.

const begun = new WeakMap();

export function atEnd(t, end) {
  if (!begun.has(t)) {
    const ends = [];
    begun.set(t, ends);
    t.after(async () => {
      const failures = [];
      for (const end of ends.reverse()) {
        try {
          await end();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw failures[0];
    });
  }
  begun.get(t).push(end);
}
