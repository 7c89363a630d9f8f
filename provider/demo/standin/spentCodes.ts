/** Codes that were exchanged, until they would have ended anyway; lost with the process, which a trial can bear. */
export function spentCodes() {
  const ends = new Map<string, number>();
  return {
    /** True the first time; `end` and `now` in milliseconds since 1970. */
    spend(code: string, end: number, now: number): boolean {
      for (const [old, over] of ends) if (over <= now) ends.delete(old);
      if (ends.has(code)) return false;
      ends.set(code, end);
      return true;
    },
  };
}
