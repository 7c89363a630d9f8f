import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { runCommand } from "../command.ts";
import { installDebianPackages } from "./debian.ts";

/** The same engine without windows comes first: it does the same in nine tenths of the time. */
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

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
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: chosen = "", PATH = "" } = process.env;
  if (chosen !== "" && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file.`);
  const places = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [chosen, ...places, ...applications, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a Chromium, or installs one: on Debian as root by the package manager, which brings the libraries that it
 * needs, else by Playwright.
 * @returns its path, or undefined when there is none and none could be installed
 */
export async function ensureChromium(signal: AbortSignal): Promise<string | undefined> {
  for (const name of ["chromium-headless-shell", "chromium"])
    if (findChromium() === undefined) await installDebianPackages([name], signal);
  if (findChromium() === undefined)
    await runCommand(["playwright", "install", "chromium"], { seconds: 300, signal });
  return findChromium();
}

/** Without these fonts Chinese, Japanese and Korean are drawn as boxes, and pictures of screens prove nothing. */
export async function ensureFonts(signal: AbortSignal): Promise<void> {
  const { ok, output } = await runCommand(["fc-list", ":lang=ja", "family"], { seconds: 30, signal });
  if (ok && output.trim() !== "") return;
  await installDebianPackages(["fontconfig", "fonts-noto-cjk", "fonts-noto-color-emoji"], signal);
}
