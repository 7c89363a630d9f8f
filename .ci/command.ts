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
 * outlives it. Never rejects: a command that cannot start is one that failed.
 */
export function runCommand(command: readonly string[], options: CommandOptions): Promise<CommandResult> {
  const [name = "", ...parameters] = command;
  const { seconds, cwd = root, env } = options;
  const isWindows = process.platform === "win32";
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(seconds * 1000)]);
  const child = spawn(name, parameters, {
    cwd,
    env: withPackagesFirst({ ...process.env, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: !isWindows,
    shell: isWindows,
    signal,
    killSignal: "SIGKILL",
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.once("error", ({ message }) => {
    const stopped = options.signal.aborted ? "stopped" : `stopped after ${seconds} s`;
    output += `\n${command.join(" ")}: ${signal.aborted ? stopped : message}\n`;
  });
  // What it left running would hold its output open, and this promise with it.
  child.once("exit", () => {
    if (child.pid === undefined || isWindows) return;
    try {
      process.kill(-child.pid, "SIGKILL");
    } catch {
      // The whole group has ended by itself.
    }
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ ok: code === 0, output })));
}
