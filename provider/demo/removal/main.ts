import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { runDemoTool } from "./demoTool.ts";

// npm run demo -- remove [--yes]: takes the demo out of a database that is to serve real stores.
const root = join(import.meta.dirname, "../../..");
const file = join(root, ".env");
// As for the provider: what the environment says wins.
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

process.exitCode = await runDemoTool(process.argv.slice(2), {
  root,
  environment: { ...fromFile, ...process.env },
  say: (text) => process.stdout.write(`${text}\n`),
});
