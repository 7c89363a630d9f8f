import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** What is compiled at the first start is there at the others: it is a third of what a start takes. */
const compiled = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));

export interface Program {
  readonly base: string;
  /** What it holds and has used; what it needs no more is collected before, where it is started with `--expose-gc`. */
  readonly usage: () => Promise<Usage>;
  /** Asks it to end, as a supervisor does, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** As a power cut for the process: nothing is closed. */
  readonly kill: () => Promise<void>;
}

/** What a process holds in memory, in bytes, and the processor time that it has used, in microseconds. */
export type Usage = NodeJS.MemoryUsage & NodeJS.CpuUsage;

/** What the process said before it ended by itself. */
export class Ended extends Error {
  override name = "Ended";
}

/**
 * Starts a program of the provider in a process of its own and waits until it listens.
 * @param flags of Node
 * @throws Ended with what it said
 */
export async function startProgram(
  file: string,
  environment: Readonly<Record<string, string | undefined>>,
  flags: readonly string[] = [],
): Promise<Program> {
  const child = spawn(process.execPath, [...flags, file], {
    cwd: root,
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      NOREN_LOG_LEVEL: "error",
      // How long tests take is no setting of the provider.
      NOREN_TEST_LONG: undefined,
      NODE_COMPILE_CACHE: compiled,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const { stderr, stdout } = child;
  if (stderr === null || stdout === null) throw new Error("What a program says comes by pipes");
  const said: string[] = [];
  stderr.on("data", (data: Buffer) => said.push(data.toString()));
  const closed = once(child, "close");
  const lines = createInterface(stdout);
  const port = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      said.push(`${line}\n`);
      const [, listening] = /^listening on (\d+)$/.exec(line) ?? [];
      if (listening !== undefined) resolve(listening);
    });
    void closed.then(() => reject(new Ended(said.join(""))));
  });
  let isKilled = false;
  const end = async (signal: "SIGKILL" | "SIGTERM") => {
    isKilled = true;
    child.kill(signal);
    await closed;
  };
  // What waits for its answers only hears that nobody listens; why is said here.
  void closed.then(() => {
    if (!isKilled) console.error(`${file} ended by itself:\n${said.join("")}`);
  });
  return {
    base: `http://127.0.0.1:${port}`,
    async usage() {
      const told = once(child, "message");
      child.send("usage");
      const [usage] = await told;
      return usage as Usage;
    },
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}
