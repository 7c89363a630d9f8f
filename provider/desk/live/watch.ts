import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

/** Milliseconds between looks for those who watch. */
const EVERY = 1_000;
/** Looks after which a silent connection gives a sign of life, so that either end notices when the other is gone. */
const SILENT = 15;

interface Watch {
  /**
   * What there is to see now, sent whenever it differs from what was sent last, and what goes along and makes no
   * difference; null: whoever watches may not any more.
   */
  readonly look: () => Promise<{ readonly seen: object; readonly along: object } | null>;
  /** Aborted when nobody is to be kept any longer. */
  readonly closing: AbortSignal;
}

/** Events that follow what is looked at until the watcher leaves, its session ends, or the provider closes. */
export function watch(context: Context, { look, closing }: Watch): Response {
  return streamSSE(context, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const signal = AbortSignal.any([left.signal, closing]);
    let shown = "";
    let silent = 0;
    while (!signal.aborted) {
      // Whoever watches asks again when the stream ends, and is then told of what keeps failing.
      const now = await look().catch(() => null);
      if (now === null || signal.aborted) return;
      const seen = JSON.stringify(now.seen);
      silent += 1;
      if (seen !== shown) {
        await stream.writeSSE({ data: JSON.stringify({ ...now.seen, ...now.along }) });
        shown = seen;
        silent = 0;
      } else if (silent >= SILENT) {
        await stream.writeSSE({ event: "alive", data: "" });
        silent = 0;
      }
      await wait(EVERY, undefined, { signal }).catch(() => undefined);
    }
  });
}
