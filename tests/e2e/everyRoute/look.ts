import { spawn } from "node:child_process";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { ensureChromium, ensureFonts } from "../../../.ci/services/chromium.ts";

// npm run look [-- <words of a test's name>]
//
// Opens every route in every language, light and dark, on a narrow phone, and says what is wrong there. The screens are
// left in the folder `look`, one sheet for each route: languages from left to right, light above dark.

const folder = join(import.meta.dirname, "../../../look");
const shots = join(folder, "shots");
const WIDTH = 320;

await rm(folder, { recursive: true, force: true });
await mkdir(shots, { recursive: true });
const chromium = await ensureChromium(AbortSignal.timeout(600_000));
await ensureFonts(AbortSignal.timeout(600_000));
const wanted = process.argv.slice(2);
const status = await new Promise<number>((resolve) => {
  const given = ["playwright", "test", "tests/e2e/everyRoute", ...wanted.flatMap((words) => ["-g", words])];
  const env = { ...process.env, EVERY_SCREEN: folder, ...(chromium && { CHROMIUM_PATH: chromium }) };
  spawn("npx", given, { env, stdio: "inherit" }).once("exit", (code) => resolve(code ?? 1));
});
const names = new Set((await readdir(shots)).map((file) => file.split(".")[0] ?? ""));
for (const name of names) await makeSheet(name);
await writeFile(join(folder, "found.txt"), await findings());
console.log(`${names.size} sheets and found.txt are in ${folder}`);
process.exitCode = status;

/** One picture of a route's screens. */
async function makeSheet(name: string): Promise<void> {
  const rows = await Promise.all(["light", "dark"].map((theme) => row(name, theme)));
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  for (const each of rows) {
    for (const { at, input } of each) pictures.push({ input, left: at * (WIDTH + 8), top });
    top += Math.max(0, ...each.map(({ height }) => height)) + 8;
  }
  await sharp({
    create: { width: LOCALES.length * (WIDTH + 8), height: top, channels: 3, background: "#808080" },
  })
    .composite(pictures)
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
}

async function row(name: string, theme: string) {
  const read = LOCALES.map(async (locale, at) => {
    const input = await readFile(join(shots, `${name}.${locale}.${theme}.png`)).catch(() => null);
    if (input === null) return null;
    const { height } = await sharp(input).metadata();
    return { at, input, height };
  });
  return (await Promise.all(read)).filter((each) => each !== null);
}

async function findings(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.startsWith("found."));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))).join("");
}
