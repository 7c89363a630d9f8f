// npm run line -- <command>: puts the mini-app and its rich menus to work at LINE.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { runTool } from "./runTool.ts";

const file = join(import.meta.dirname, "../../.env");
// As for the provider: what the environment says wins.
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

process.exitCode = await runTool(process.argv.slice(2), {
  environment: { ...fromFile, ...process.env },
  say: (line) => process.stdout.write(`${line}\n`),
  sleep: async (milliseconds) => void (await sleep(milliseconds)),
});
