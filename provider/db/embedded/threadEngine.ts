import { once } from "node:events";
import { Worker } from "node:worker_threads";
import * as z from "zod";
import type { Engine, Statement } from "./pgliteEngine.ts";

export type Asked = { readonly id: number } & (Statement | { readonly sql: null });

const Answer = z.object({
  id: z.number(),
  result: z.optional(z.object({ rows: z.array(z.unknown()), affectedRows: z.optional(z.number()) })),
  /** The fields of a database error, `message` and `code` (SQLSTATE) among them. */
  fault: z.optional(z.looseObject({ message: z.string() })),
});
type Answered = z.infer<typeof Answer>;

/** The thread of the embedded database ended by itself: nothing can be read or written any more. */
export class DatabaseLost extends Error {
  override name = "DatabaseLost";
}

/**
 * PGlite in a thread of its own, so that its work, which is all computing, does not hold up requests. (The package's
 * own worker is for browsers.)
 * @param onLost is told when the thread ends unasked
 */
export async function threadEngine(folder: string, onLost: (error: DatabaseLost) => void): Promise<Engine> {
  // How this process was started ("-e", a debugger's port) is not how its thread is.
  const thread = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const waiting = new Map<number, (answer: Answered) => void>();
  let isClosing = false;
  let lost: DatabaseLost | null = null;
  let id = 0;

  const lose = (reason: unknown) => {
    if (isClosing || lost !== null) return;
    lost = new DatabaseLost("The embedded database stopped", { cause: reason });
    for (const [waitingId, end] of waiting) end({ id: waitingId, fault: { message: lost.message } });
    waiting.clear();
    onLost(lost);
  };

  const [ready] = await Promise.race([
    once(thread, "message"),
    once(thread, "exit").then(([code]) => Promise.reject(new DatabaseLost(`Its thread ended with ${code}`))),
  ]);
  if (ready !== "ready") throw new DatabaseLost("The embedded database does not open", { cause: ready });
  thread.on("error", lose);
  thread.on("exit", lose);
  thread.on("message", (message: unknown) => {
    const answer = Answer.parse(message);
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });

  function ask(question: Statement | { readonly sql: null }): Promise<Answered> {
    if (lost !== null) return Promise.reject(lost);
    id += 1;
    const asked: Asked = { id, ...question };
    const { promise, resolve } = Promise.withResolvers<Answered>();
    waiting.set(id, resolve);
    thread.postMessage(asked);
    return promise;
  }

  return {
    async run(statement) {
      const { result, fault } = await ask(statement);
      if (fault !== undefined) throw Object.assign(new Error(fault.message), fault);
      return {
        rows: result?.rows ?? [],
        ...(result?.affectedRows !== undefined && { affectedRows: result.affectedRows }),
      };
    },
    async close() {
      isClosing = true;
      const ended = once(thread, "exit");
      await ask({ sql: null });
      await ended;
    },
  };
}
