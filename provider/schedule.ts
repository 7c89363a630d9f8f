import type { Log } from "./log.ts";

export interface Task {
  readonly name: string;
  /** Milliseconds between the end of one run and the beginning of the next. */
  readonly every: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Runs tasks again and again, each never twice at a time; one that fails is told in the log and tried again. The
 * timers keep no process alive.
 */
export function schedule(tasks: readonly Task[], log: Log): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const loops = tasks.map(async ({ name, every, run }) => {
    while (await pause(every, stopping.signal)) {
      await run().catch((error: unknown) => log.error("task failed", { task: name, error }));
    }
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(loops);
    },
  };
}

/** False when it was stopped while it waited. */
function pause(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    const end = (isOver: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(isOver);
    };
    const stop = () => end(false);
    const timer = setTimeout(() => end(true), milliseconds);
    timer.unref();
    signal.addEventListener("abort", stop);
  });
}
