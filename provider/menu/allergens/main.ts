import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { runAllergens } from "./runAllergens.ts";

// npm run allergens -- write <file> [store] | read <file>: what is stated of the allergens of a store's goods, as a table.
const root = join(import.meta.dirname, "../../..");
const file = join(root, ".env");
// As for the provider: what the environment says wins.
const fromFile = existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};

process.exitCode = await runAllergens(process.argv.slice(2), {
  root,
  environment: { ...fromFile, ...process.env },
  say: (text) => process.stdout.write(`${text}\n`),
});
