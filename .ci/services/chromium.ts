import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand } from "../command.ts";
import { installDebianPackages, isDebianRoot } from "./debian.ts";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * The Chromium to test with: the one that `CHROMIUM_PATH` names, else one in the usual places, else Playwright's own.
 * @throws when `CHROMIUM_PATH` names a file that does not exist
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const chosen = environment["CHROMIUM_PATH"];
  if (chosen !== undefined && chosen !== "") {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file.`);
  }
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const places = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...applications, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a Chromium, or installs one: on Debian as root by the package manager, which brings the libraries that it
 * needs, else by Playwright.
 * @returns its path, or undefined when there is none and none could be installed
 */
export async function ensureChromium(signal: AbortSignal): Promise<string | undefined> {
  const found = findChromium();
  if (found !== undefined) return found;
  if (isDebianRoot()) await installDebianPackages(["chromium"], signal);
  return findChromium() ?? (await installByPlaywright(signal));
}

async function installByPlaywright(signal: AbortSignal): Promise<string | undefined> {
  await runCommand(["playwright", "install", "chromium"], { seconds: 300, signal });
  return findChromium();
}

/** Without these fonts Chinese, Japanese and Korean are drawn as boxes, and pictures of screens prove nothing. */
export async function ensureFonts(signal: AbortSignal): Promise<void> {
  if (!isDebianRoot()) return;
  const { ok, output } = await runCommand(["fc-list", ":lang=ja", "family"], { seconds: 30, signal });
  if (ok && output.trim() !== "") return;
  await installDebianPackages(["fontconfig", "fonts-noto-cjk", "fonts-noto-color-emoji"], signal);
}
