// node .ci/with-runtime.mjs --build .ci/build/bytes.ts: what the production build costs a customer, against the budgets,
// and what it asks of their browser and of the staff's.
import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import budgets from "./budgets.json" with { type: "json" };
import { COMPILED_AHEAD } from "./plugins/compiledAhead.ts";
import { tooNew } from "./tooNew.ts";
import { weighBuild } from "./weighBuild.ts";

const folder = "dist/client";
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const scripts = read("index.html").matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g);
const build = {
  manifest: JSON.parse(read(".vite/manifest.json")),
  modules: JSON.parse(read(".vite/modules.json")),
  html: Array.from(scripts, ([, file = ""]) => file),
  weigh: (file: string) => statSync(join(folder, `${file}.br`)).size,
};
const { weights, faults } = weighBuild(build, budgets);

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;
console.log("Brotli, of at most:");
for (const { name, bytes, maximum } of weights)
  console.log(`${kilobytes(bytes)} ${kilobytes(maximum)}  ${name}`);
const scriptsOfAll = globSync(["client/*.js", "client/assets/*.js", "desk/assets/*.js"], { cwd: "dist" });
const unknown = scriptsOfAll.flatMap((file) =>
  tooNew(readFileSync(join("dist", file), "utf8")).map(
    (name) => `${file} uses ${name}, which Safari 16.4 does not know`,
  ),
);
const late = build.html.some((file) => read(file).startsWith(COMPILED_AHEAD))
  ? []
  : ["React, with which every page begins, is not compiled while it comes"];
const all = [...faults, ...unknown, ...late];
for (const fault of all) console.error(`\n✗ ${fault}`);
process.exitCode = all.length > 0 ? 1 : 0;
