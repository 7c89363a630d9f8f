// node .ci/with-runtime.mjs --build .ci/bytes.ts: what the production build costs a customer, against the budgets.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import budgets from "./budgets.json" with { type: "json" };
import { weighBuild } from "./weighBuild.ts";

const folder = "dist/client";
const read = (file: string) => readFileSync(join(folder, file), "utf8");

const { weights, faults } = weighBuild(
  {
    manifest: JSON.parse(read(".vite/manifest.json")),
    modules: JSON.parse(read(".vite/modules.json")),
    html: Array.from(
      read("index.html").matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g),
      ([, file = ""]) => file,
    ),
    weigh: (file) => statSync(join(folder, `${file}.br`)).size,
  },
  budgets,
);

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);
for (const { name, bytes, maximum } of weights)
  console.log(`${kilobytes(bytes)} of ${kilobytes(maximum)} kB  ${name}`);
for (const fault of faults) console.error(`✗ ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;
