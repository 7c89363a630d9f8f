import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Entry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const text = readFileSync("package-lock.json", "utf8");
const packages: Readonly<Record<string, Entry>> = JSON.parse(text).packages;

test("the lock file names no registry, so that everyone installs from their own", () => {
  expect(text).not.toMatch(/"resolved": "http/);
});

test("the lock file holds the builds for every platform, so that a clone installs on any", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

/** npm puts a package beside the one that asks for it, or in any folder above. */
function isLocked(asking: string, name: string): boolean {
  for (let path = asking; ; path = path.slice(0, Math.max(0, path.lastIndexOf("node_modules/") - 1))) {
    if (`${path === "" ? "" : `${path}/`}node_modules/${name}` in packages) return true;
    if (path === "") return false;
  }
}
