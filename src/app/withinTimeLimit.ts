/** Milliseconds until a screen that does not load is given up (specification, section 9). */
const TIME_LIMIT = 120_000;

/** The promise, or a rejection when it takes longer than a screen may take to load. */
export function withinTimeLimit<Value>(promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("The screen did not load in time")), TIME_LIMIT);
    }),
  ]);
}
