// node .ci/with-runtime.mjs --build .ci/build/bytes.ts: what the production build costs a customer, against the budgets, and what it
// asks of their browser.
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import budgets from "./budgets.json" with { type: "json" };
import type { ChunkModules } from "./journeyFiles.ts";
import { heaviest } from "./heaviest.ts";
import { tooNew } from "../node/tooNew.ts";
import { weighBuild } from "./weighBuild.ts";

const folder = "dist/client";
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const weigh = (file: string) => statSync(join(folder, `${file}.br`)).size;
const modules: ChunkModules = JSON.parse(read(".vite/modules.json"));
const scripts = read("index.html").matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
const { weights, firstLoad, faults } = weighBuild(
  {
    manifest: JSON.parse(read(".vite/manifest.json")),
    modules,
    html: Array.from(scripts, ([, file = ""]) => file),
    weigh,
  },
  budgets,
);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
console.log("Brotli, of at most:");
for (const { name, bytes, maximum } of weights)
  console.log(`${kilobytes(bytes)} ${kilobytes(maximum)}  ${name}`);
console.log("\nFiles of the first load, brotli:");
for (const file of firstLoad.toSorted((a, b) => weigh(b) - weigh(a)))
  console.log(`${kilobytes(weigh(file))}  ${file}`);
console.log("\nThe heaviest in them, before minifying:");
for (const [name, bytes] of heaviest(modules, firstLoad, 20)) console.log(`${kilobytes(bytes)}  ${name}`);
const unknown = globSync(["*.js", "assets/*.js"], { cwd: folder }).flatMap((file) =>
  tooNew(read(file)).map((name) => `${file} uses ${name}, which Safari 16.4 does not know`),
);
for (const fault of [...faults, ...unknown]) console.error(`\n✗ ${fault}`);
process.exitCode = faults.length + unknown.length > 0 ? 1 : 0;
