/** Work that never runs twice at the same time. */
export interface OneAtATime<Result> {
  /** Runs it. Whoever asks while it runs is answered by one more run, which begins after all of them have asked. */
  run(): Promise<Result>;
  /** The last run that was asked for and has not ended; null when there is none. */
  pending(): Promise<Result> | null;
}

/** @param work what is done; its failure is that of those who asked for the run */
export function oneAtATime<Result>(work: () => Promise<Result>): OneAtATime<Result> {
  let running: Promise<Result> | null = null;
  let next: Promise<Result> | null = null;

  function run(): Promise<Result> {
    if (running === null) {
      running = work().finally(() => {
        running = null;
      });
      return running;
    }
    const again = () => {
      next = null;
      return run();
    };
    next ??= running.then(again, again);
    return next;
  }

  return { run, pending: () => next ?? running };
}
