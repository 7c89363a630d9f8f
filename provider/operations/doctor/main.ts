import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { runDoctor } from "./runDoctor.ts";

// npm run doctor: says what is not as it should be around the service, and what to do.
const root = join(import.meta.dirname, "../../..");
const file = join(root, ".env");
// As for the provider: what the environment says wins.
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

process.exitCode = await runDoctor(process.argv.slice(2), {
  root,
  environment: { ...fromFile, ...process.env },
  say: (text) => process.stdout.write(`${text}\n`),
  now: new Date(),
});
