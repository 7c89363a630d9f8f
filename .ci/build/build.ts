// node .ci/with-runtime.mjs .ci/build/build.ts [--if-changed]
import { globSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { writeAppManifests } from "./appManifests.ts";
import { fingerprint } from "./fingerprint.ts";

const stamp = "built-from";
const sources = [
  "index.html",
  "src",
  "liff",
  "locales",
  "public",
  ".github/screens",
  ".env",
  "package-lock.json",
  "vite.config.ts",
  ".ci",
];

process.env["NODE_ENV"] = "production";
const now = fingerprint(sources, process.env);
const before = await readFile(`dist/${stamp}`, "utf8").catch(() => undefined);
if (!process.argv.includes("--if-changed") || before !== now) await buildAll();

/** Builds beside the last build and then takes its place, so that a build that breaks off breaks nothing. */
async function buildAll(): Promise<void> {
  const started = performance.now();
  console.log("Building …");
  // Loaded only now, so that a start with nothing to build loses no time.
  const { build } = await import("vite");
  const { buildWorker } = await import("./buildWorker.ts");
  const folder = `dist-${process.pid}`;
  try {
    await build({ logLevel: "warn", build: { outDir: `${folder}/client` } });
    await build({ logLevel: "warn", build: { outDir: `${folder}/server`, ssr: "src/app/server.tsx" } });
    await build({
      configFile: ".ci/build/desk.vite.ts",
      logLevel: "warn",
      build: { outDir: join(process.cwd(), folder, "desk") },
    });
    await writeAppManifests(`${folder}/client`);
    await buildWorker(`${folder}/client`);
    await compress(`${folder}/client`);
    await compress(`${folder}/desk`);
    await writeFile(`${folder}/${stamp}`, now);
    await rm("dist", { recursive: true, force: true });
    await rename(folder, "dist");
    console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Writes `<file>.br` beside every text file of a folder, as small as brotli can make it, which it does unless told else. */
async function compress(client: string): Promise<void> {
  const files = globSync(`${client}/**/*.{css,js,json,svg,webmanifest}`);
  await Promise.all(
    files.map(async (file) => writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))),
  );
}
