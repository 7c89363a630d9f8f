// node .ci/with-runtime.mjs .ci/build.ts [--if-changed]
import { readFile, rm, writeFile } from "node:fs/promises";
import { build } from "vite";
import { compressFolder } from "./compress.ts";
import { fingerprint } from "./fingerprint.ts";

const stamp = "dist/built-from";
const sources = [
  "index.html",
  "src",
  "liff",
  "locales",
  "public",
  ".env",
  "package-lock.json",
  "vite.config.ts",
  ".ci",
];

process.env["NODE_ENV"] = "production";
const now = await fingerprint(sources, process.env);
const before = await readFile(stamp, "utf8").catch(() => undefined);
if (!process.argv.includes("--if-changed") || before !== now) await buildAll();

/** The stamp is written last: a build that was broken off is not taken for a finished one. */
async function buildAll(): Promise<void> {
  const started = performance.now();
  console.log("Building …");
  await rm("dist", { recursive: true, force: true });
  await build({ logLevel: "warn" });
  await build({ logLevel: "warn", build: { ssr: "src/app/server.tsx" } });
  await compressFolder("dist/client");
  await writeFile(stamp, now);
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
