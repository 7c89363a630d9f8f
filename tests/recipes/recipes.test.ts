import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyStep } from "./applyStep.ts";
import { readRecipes } from "./readRecipes.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const NEEDED = ["src", "liff", "provider", "tests", "locales", ".ci", "docs", ".env.example"];
const document = readFileSync(join(root, "docs/recipes.md"), "utf8");
const steps = readRecipes(document);

let copy = "";
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "noren-recipes-"));
  for (const name of [...NEEDED, ...globSync("{*.ts,*.json}", { cwd: root })])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a tool of the project in the copy; answers what it printed where it fails, else nothing. */
function run(tool: string, ...parameters: readonly string[]): string {
  try {
    execFileSync(join(root, "node_modules/.bin", tool), parameters, {
      cwd: copy,
      encoding: "utf8",
      stdio: "pipe",
    });
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    return `${stdout ?? ""}${stderr ?? ""}` || String(error);
  }
}

describe("the recipes, followed to the letter in a copy", () => {
  it("each have steps that can be followed", () => {
    expect(new Set(steps.map(({ recipe }) => recipe))).toEqual(
      new Set([
        "A call",
        "A screen",
        "A language",
        "A way to pay",
        "A way to fulfill",
        "A failure code",
        "A setting",
      ]),
    );
  });

  it("change what they say, in one place each", () => {
    expect(() => {
      for (const step of steps) applyStep(copy, step);
    }).not.toThrow();
  });

  it("lead to code that compiles", () => {
    expect(run("tsc", "--noEmit")).toBe("");
  });

  it("and to tables that their own tests find whole", () => {
    const tests = [
      "src/routes/table.test.ts",
      "src/net/calls/everyCall.test.ts",
      "provider/server/calls/envelope.test.ts",
      "provider/operations/settings.test.ts",
      "src/contract",
    ];
    expect(run("vitest", "run", ...tests)).toBe("");
  });

  it("and to texts that have the same keys and values in each language", () => {
    const rules = "have the same (?:keys|files)|take the same values";
    expect(run("vitest", "run", "src/text/locales.test.ts", "-t", rules)).toBe("");
  });

  it("add a language by a folder in locales and one line", () => {
    const language = steps.filter(({ recipe }) => recipe === "A language");
    const lines = language
      .filter(({ kind }) => kind === "diff")
      .flatMap(({ text }) => text.match(/^[+-]/gm) ?? []);
    expect(lines).toEqual(["+"]);
    expect(
      language
        .filter(({ kind }) => kind !== "diff")
        .every(({ text }) => /^cp -r locales\/\S+ locales\/\S+\n$|^npm run texts\n$/.test(text)),
    ).toBe(true);
  });

  it("are led by the compiler to all that carries a line, when it gains a field", () => {
    const contract = join(copy, "src/contract/cart.ts");
    const before = readFileSync(contract, "utf8");
    const after = before.replace("  option_value: z.array(Id),\n", "$&  note: z.string(),\n");
    expect(after).not.toBe(before);
    writeFileSync(contract, after);
    const [, section = ""] = document.split("## A field of a line\n");
    const [recipe = ""] = section.split("\n## ");
    const places = [...recipe.matchAll(/`(\S+\.ts)`/g)].flatMap(([, path = ""]) => path);
    const faults = run("tsc", "--noEmit");
    expect(places).toHaveLength(12);
    expect(places.filter((path) => path !== "src/contract/cart.ts" && !faults.includes(`${path}(`))).toEqual(
      [],
    );
  });
});
