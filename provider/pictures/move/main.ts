import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { runPictures } from "./runPictures.ts";

// npm run pictures -- move | check: where the files of pictures are kept.
const root = join(import.meta.dirname, "../../..");
const file = join(root, ".env");
// As for the provider: what the environment says wins.
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

process.exitCode = await runPictures(process.argv.slice(2), {
  root,
  environment: { ...fromFile, ...process.env },
  say: (text) => process.stdout.write(`${text}\n`),
});
