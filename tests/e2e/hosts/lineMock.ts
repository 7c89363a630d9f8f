import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { build } from "vite";

const ASSETS = "dist/client/assets";

/** The build's file that holds LINE's SDK, and the name by which it gives out what the adapter exports. */
async function sdkFile(): Promise<{ readonly file: string; readonly name: string }> {
  for (const file of await readdir(ASSETS)) {
    const code = file.endsWith(".js") ? await readFile(join(ASSETS, file), "utf8") : "";
    const [, own = ""] = /([\w$]+)=[\w$]+\(\{lineSdk:/.exec(code) ?? [];
    const [, name] =
      own === "" ? [] : (code.match(new RegExp(`\\b${own.replaceAll("$", "\\$")} as ([\\w$]+)`)) ?? []);
    if (name !== undefined) return { file, name };
  }
  throw new Error("The build has no file with LINE's SDK");
}

async function mockedSdk(): Promise<string> {
  const lib = { entry: join(import.meta.dirname, "mockedSdk.ts"), formats: ["es" as const] };
  const built = await build({ configFile: false, logLevel: "error", build: { write: false, lib } });
  for (const each of [built].flat())
    for (const file of "output" in each ? each.output : []) if (file.type === "chunk") return file.code;
  throw new Error("LINE's mock was not built");
}

/** Runs the app's adapter of LINE over LINE's official mock of its SDK, which cannot be put into a build. */
export async function lineMock(context: BrowserContext): Promise<void> {
  const [{ file, name }, code] = await Promise.all([sdkFile(), mockedSdk()]);
  const body = code.replace(
    /export \{ ([\w$]+)(?: as lineSdk)? \};?\s*$/,
    (_, own: string) => `const mockedExports = { lineSdk: ${own} };\nexport { mockedExports as ${name} };`,
  );
  await context.route(`**/assets/${file}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

interface LineMock {
  readonly said: readonly { readonly call: string; readonly given: unknown }[];
  readonly answer: (answers: Record<string, unknown>) => void;
}

/** What LINE answers from now on, by the names of the mock. */
export async function lineAnswers(page: Page, answers: Record<string, unknown>): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "lineMock"));
  await page.evaluate((said) => (Reflect.get(window, "lineMock") as LineMock).answer(said), answers);
}

/** What LINE was asked for, and with what. */
export const lineSaid = (page: Page): Promise<LineMock["said"]> =>
  page.evaluate(() => [...(Reflect.get(window, "lineMock") as LineMock).said]);
