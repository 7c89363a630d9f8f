/** Milliseconds until the work is begun even if the page never rests. */
const AT_LATEST = 5_000;

/** Runs work when the page has nothing better to do; answers what calls it off. Safari before 26 has no idle callback. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: AT_LATEST });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
