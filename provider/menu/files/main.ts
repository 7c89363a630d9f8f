import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { runMenu } from "./runMenu.ts";

// npm run menu -- import | export | pictures: a store's menu from and to files.
const root = join(import.meta.dirname, "../../..");
const file = join(root, ".env");
// As for the provider: what the environment says wins.
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

process.exitCode = await runMenu(process.argv.slice(2), {
  root,
  environment: { ...fromFile, ...process.env },
  say: (text) => process.stdout.write(`${text}\n`),
});
