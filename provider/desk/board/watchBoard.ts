import { setTimeout as wait } from "node:timers/promises";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { Board } from "#contract/calls/desk/board.ts";

/** Milliseconds between looks at the board for those who watch it. */
const EVERY = 1_000;
/** Looks after which a silent connection gives a sign of life, so that either end notices when the other is gone. */
const SILENT = 15;

interface Watch {
  /** What there is to see now; sent whenever it differs from what was sent last. */
  readonly look: () => Promise<Board>;
  /** Whether whoever watches still may. */
  readonly isOpen: () => Promise<boolean>;
  /** Aborted when nobody is to be kept any longer. */
  readonly closing: AbortSignal;
}

/** Events that follow a board until the watcher leaves, its session ends, or the provider closes. */
export function watchBoard(context: Context, { look, isOpen, closing }: Watch): Response {
  return streamSSE(context, async (stream) => {
    const left = new AbortController();
    stream.onAbort(() => left.abort());
    const signal = AbortSignal.any([left.signal, closing]);
    let shown = "";
    let silent = 0;
    while (!signal.aborted && (await isOpen().catch(() => false))) {
      // Whoever watches asks again when the stream ends, and is then told of what keeps failing.
      const now = await look().catch(() => null);
      if (now === null || signal.aborted) return;
      // When it was read is no difference.
      const seen = JSON.stringify({ ...now, read_at: 0 });
      silent += 1;
      if (seen !== shown) {
        await stream.writeSSE({ data: JSON.stringify(now) });
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
