import { spawn } from "node:child_process";
import { root, withPackagesFirst } from "./node/runtime.mjs";

export interface CommandOptions {
  /** How long the command may take before it is killed. */
  readonly seconds: number;
  /** Ends the command early. */
  readonly signal: AbortSignal;
  /** The folder to run it in: the repository's root when left out. */
  readonly cwd?: string;
  /** Variables on top of this process's; an undefined one is taken away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export interface CommandResult {
  readonly ok: boolean;
  /** Standard output and error, as they came. */
  readonly output: string;
}

/**
 * Runs a command (a package's own by its bare name) in a process group of its own, so that nothing it started
 * outlives it, and collects what it says. Never rejects: a command that cannot start is one that failed.
 */
export function runCommand(command: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const [name = "", ...parameters] = command;
  const isWindows = process.platform === "win32";
  const child = spawn(name, parameters, {
    cwd: options.cwd ?? root,
    env: withPackagesFirst({ ...process.env, ...options.env }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
    shell: isWindows,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));

  const killGroup = () => {
    if (child.pid === undefined) return;
    try {
      process.kill(isWindows ? child.pid : -child.pid, "SIGKILL");
    } catch {
      // The whole group has ended by itself.
    }
  };
  const end = AbortSignal.any([options.signal, AbortSignal.timeout(options.seconds * 1000)]);
  const stop = () => {
    said.push(
      Buffer.from(
        `\n${command.join(" ")}: stopped${options.signal.aborted ? "" : ` after ${options.seconds} s`}\n`,
      ),
    );
    killGroup();
  };
  end.addEventListener("abort", stop);

  return new Promise((resolve) => {
    const finish = (ok: boolean) => {
      end.removeEventListener("abort", stop);
      resolve({ ok, output: Buffer.concat(said).toString() });
    };
    child.once("error", (error) => {
      said.push(Buffer.from(`${error.message}\n`));
      finish(false);
    });
    // What it left running would hold its output open, and this promise with it.
    child.once("exit", killGroup);
    child.once("close", (code) => finish(code === 0));
  });
}
