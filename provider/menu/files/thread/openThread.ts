import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { GivenFile } from "../bundle.ts";
import type { MenuFormat } from "../entry.ts";
import { RefusedFile } from "../finding.ts";
import { type PlannedImport, type Question, Reply } from "./protocol.ts";

/** Megabytes that a thread may hold, and milliseconds that it may take for an answer: the largest file takes a fraction. */
const MEGABYTES = 1_024;
const LIMIT = 120_000;

/** Files that a thread has read; to be ended. */
export interface ImportThread {
  /** What the files say of ids; null: there is no menu in them. */
  readonly ids: readonly string[];
  readonly format: MenuFormat | null;
  readonly plan: (asked: Omit<Extract<Question, { is: "plan" }>, "is">) => Promise<PlannedImport>;
  /** A picture of the archive, by its name there. */
  readonly picture: (name: string) => Promise<Uint8Array>;
  readonly end: () => Promise<void>;
}

/** A file that is refused, with its name. */
export class RefusedGiven extends RefusedFile {
  override name = "RefusedGiven";
  readonly file: string;
  constructor({ about, file, reason }: Extract<Reply, { is: "refused" }>) {
    super(reason, about);
    this.file = file;
  }
}

/**
 * Has a thread of its own read files: to unpack, read and compare them is all computing.
 * @throws RefusedGiven for files that hold no menu, or cannot be read
 */
export async function openThread(files: readonly GivenFile[]): Promise<ImportThread> {
  const worker = new Worker(new URL("./thread.ts", import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  const gone = once(worker, "exit").then(() => Promise.reject(new Error("The thread of an import ended")));
  // It ends when it is told to as well, and then nobody waits for an answer.
  gone.catch(() => undefined);
  const end = async () => {
    await worker.terminate();
  };

  async function ask<Is extends Reply["is"]>(question: Question, wanted: Is) {
    worker.postMessage(question);
    const [message] = await Promise.race([
      once(worker, "message", { signal: AbortSignal.timeout(LIMIT) }),
      gone,
    ]);
    const reply = Reply.parse(message);
    if (reply.is === "refused") throw new RefusedGiven(reply);
    if (reply.is === "failed") throw new Error(reply.message);
    const isWanted = (one: Reply): one is Extract<Reply, { is: Is }> => one.is === wanted;
    if (!isWanted(reply)) throw new Error(`The thread answered ${reply.is}`);
    return reply;
  }

  try {
    const { format, ids } = await ask({ is: "read", files }, "read");
    return {
      format,
      ids,
      plan: async (asked) => (await ask({ is: "plan", ...asked }, "planned")).plan,
      picture: async (name) => (await ask({ is: "picture", name }, "picture")).bytes,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
