// node .ci/with-runtime.mjs [--build] <file> [arguments]
//
// The one way in: installs what is missing, builds what changed (with --build), then runs the file, TypeScript
// included, on the pinned Node. Signals and exit codes pass through.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { prepareRuntime, root, withPackagesFirst } from "./node/runtime.mjs";

const [first = "", ...others] = process.argv.slice(2);
const [file = "", ...parameters] = first === "--build" ? others : [first, ...others];

if (!existsSync(join(root, file)) || file === "") {
  console.error(file === "" ? "Say which file to run." : `There is no ${file}.`);
  process.exit(1);
}

const node = prepareRuntime();
if (first === "--build") await run([".ci/build/build.ts", "--if-changed"]);
await run([file, ...parameters]);

/**
 * Resolves when the program ends well, and ends this process as the program ended when it does not.
 * @param {string[]} command
 */
function run(command) {
  const child = spawn(node, command, { cwd: root, env: withPackagesFirst(process.env), stdio: "inherit" });
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    // A terminal sends Ctrl-C to every process in the foreground, so the child has heard it already.
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
  for (const signal of signals) process.on(signal, pass);

  // npm hands a signal to the shell that it runs scripts in, and many a shell dies of it without a word to us.
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || pass("SIGTERM"), 250);
  if (process.env.npm_lifecycle_event === undefined) clearInterval(watch);

  return new Promise((resolve) => {
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      for (const each of signals) process.off(each, pass);
      if (signal !== null) process.kill(process.pid, signal);
      else if (code !== 0) process.exit(code);
      else resolve(undefined);
    });
  });
}
