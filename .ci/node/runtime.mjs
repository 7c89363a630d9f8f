// Runs before anything is installed, on whatever Node the machine has:
// Node's own modules alone, and no syntax newer than Node 20.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hasPinnedNode, oldestNode, pinnedNode, systemNode } from "./node.mjs";

/** The repository's root folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

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
  const folder = join(root, "node_modules");
  const isReady = isInstalled(readLock("package-lock.json"), readLock("node_modules/.package-lock.json"));
  if (!isReady || !hasPinnedNode(folder)) install();
  const node = pinnedNode(folder) ?? systemNode();
  if (node !== undefined) return node;
  return giveUp(
    `The packaged Node ${oldestNode} does not run on this machine (${process.platform}-${process.arch}). ` +
      `Install libatomic1 if it is a Debian or Ubuntu, else Node ${oldestNode} or newer.`,
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
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === "") return true;
    const found = present.packages[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version;
  });
}

/**
 * The environment for a child process, in which the packages' commands, `node` among them, win over the system's.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function withPackagesFirst(environment) {
  const name = Object.keys(environment).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const commands = join(root, "node_modules", ".bin");
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
  const options = [
    "ci",
    "--include=dev",
    "--include=optional",
    "--loglevel=error",
    "--no-audit",
    "--no-fund",
  ];
  const { npm_execpath: npm = "", npm_node_execpath: node = process.execPath } = process.env;
  const { status } = /npm-cli\.[cm]?js$/.test(npm)
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", options, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    giveUp("npm could not install the packages; its words are above. Is the npm registry reachable?");
  }
}

/**
 * @param {string} reason
 * @returns {never}
 */
function giveUp(reason) {
  console.error(`\n${reason}`);
  process.exit(1);
}
