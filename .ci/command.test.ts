import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { runCommand } from "./command.ts";

const { signal } = new AbortController();
const node = (script: string) => ["node", "-e", script];

test("a command's words and its verdict come back", async () => {
  const script = "console.log('out'); console.error('err'); process.exitCode = 3";
  const { ok, output } = await runCommand(node(script), { seconds: 20, signal });
  expect(ok).toBe(false);
  expect(output).toContain("out");
  expect(output).toContain("err");
});

test("a command that does not exist is one that failed", async () => {
  expect((await runCommand(["no-such-command"], { seconds: 20, signal })).ok).toBe(false);
});

test("a variable can be set, and taken away", async () => {
  const script = "console.log(process.env.GIVEN, process.env.HOME)";
  const { output } = await runCommand(node(script), {
    seconds: 20,
    signal,
    env: { GIVEN: "yes", HOME: undefined },
  });
  expect(output.trim()).toBe("yes undefined");
});

test("a command that takes too long is stopped, and says so", async () => {
  const { ok, output } = await runCommand(node("setInterval(() => {}, 1000)"), { seconds: 0.5, signal });
  expect(ok).toBe(false);
  expect(output).toContain("stopped after 0.5 s");
});

test.skipIf(process.platform === "win32")("nothing that a command started outlives it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "noren-command-"));
  const file = join(folder, "pid");
  const script = `const child = require("child_process").spawn("sleep", ["60"], { stdio: "inherit" });
    child.unref();
    require("fs").writeFileSync(${JSON.stringify(file)}, String(child.pid));`;
  await runCommand(node(script), { seconds: 20, signal });
  const pid = Number(readFileSync(file, "utf8"));
  rmSync(folder, { recursive: true });
  for (let left = 50; left > 0 && isAlive(pid); left -= 1) await wait(20);
  expect(isAlive(pid)).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // Killed, but not yet waited for by whoever inherited it.
    return !readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
