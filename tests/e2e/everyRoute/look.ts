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
//
// npm run look -- --ways [<words of a test's name>]
//
// Walks the ways to an order on a phone, a tablet and a desk, by day in Japanese and by night in English: a sheet for each
// screen, from narrow to wide.
//
// npm run look -- --desk [<words of a test's name>]
//
// Opens every screen of the desk on a busy day, on a phone, a tablet and a wide screen, in Japanese and English, light and
// dark: a sheet for each. LOOK_AT=board,bill takes some screens alone, by their names.

const folder = join(import.meta.dirname, "../../../look");
const shots = join(folder, "shots");
const GAP = 8;

await rm(folder, { recursive: true, force: true });
await mkdir(shots, { recursive: true });
const chromium = await ensureChromium(AbortSignal.timeout(600_000));
await ensureFonts(AbortSignal.timeout(600_000));
const words = process.argv.slice(2);
const SPECS = {
  "--ways": "tests/e2e/ways/pictures.spec.ts",
  "--desk": "tests/e2e/deskPictures/pictures.spec.ts",
};
const [option = ""] = words;
const isOption = (word: string): word is keyof typeof SPECS => Object.hasOwn(SPECS, word);
const wanted = isOption(option) ? words.slice(1) : words;
const status = await new Promise<number>((resolve) => {
  const tests = isOption(option) ? SPECS[option] : "tests/e2e/everyRoute";
  const given = ["playwright", "test", tests, ...wanted.flatMap((each) => ["-g", each])];
  const env = { ...process.env, EVERY_SCREEN: folder, ...(chromium && { CHROMIUM_PATH: chromium }) };
  spawn("npx", given, { env, stdio: "inherit" }).once("exit", (code) => resolve(code ?? 1));
});
const kept = await readdir(shots);
const names = new Set(kept.map((file) => file.split(".")[0] ?? ""));
for (const name of names) await makeSheet(name);
await writeFile(join(folder, "found.txt"), await findings());
console.log(`${names.size} sheets and found.txt are in ${folder}`);
process.exitCode = status;

/** One picture of a route's screens. */
async function makeSheet(name: string): Promise<void> {
  const pictures: { input: Buffer; left: number; top: number }[] = [];
  let [top, width] = [0, 0];
  for (const theme of ["light", "dark"]) {
    let [left, height] = [0, 0];
    for (const file of inOrder(name, theme)) {
      const input = await readFile(join(shots, file));
      const size = await sharp(input).metadata();
      pictures.push({ input, left, top });
      left += size.width + GAP;
      height = Math.max(height, size.height);
    }
    width = Math.max(width, left);
    top += height + GAP;
  }
  await sharp({ create: { width, height: top, channels: 3, background: "#808080" } })
    .composite(pictures)
    .png({ palette: true })
    .toFile(join(folder, `${name}.png`));
}

/** A screen's pictures in one theme: by width, then by language as those are offered. */
function inOrder(name: string, theme: string): string[] {
  const place = (file: string) => {
    const [, width = "", locale = ""] = file.split(".");
    const language = LOCALES.findIndex((each) => each === locale || each === width);
    return (Number.parseInt(width, 10) || 0) * LOCALES.length + language;
  };
  return kept
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith(`.${theme}.png`))
    .toSorted((one, other) => place(one) - place(other));
}

async function findings(): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.startsWith("found."));
  return (await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")))).join("");
}
