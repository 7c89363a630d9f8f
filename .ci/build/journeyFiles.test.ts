import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { LOCALES } from "#domain/values/localeCodes.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type ModuleOf, planFiles, withStarts } from "./journeyFiles.ts";
import { journeyOf, journeys } from "./journeys.ts";
import { FILES_OF_A_LANGUAGE } from "./weighBuild.ts";

const module = (given: Partial<ModuleOf>): ModuleOf => ({
  code: "",
  isEntry: false,
  importedIds: [],
  dynamicImporters: [],
  ...given,
});

test("every start of a journey is there", () => {
  const starts = Object.values(journeys).flat();
  expect(starts.filter((start) => !existsSync(new URL(`../../${start}`, import.meta.url)))).toEqual([]);
});

test("the longest start decides, and what has none is told", () => {
  expect(journeyOf("src/features/checkout/SubmitOrderScreen.tsx")).toBe("checkout");
  expect(journeyOf("src/features/checkout/MallOrderConfirmScreen.tsx")).toBe("mallOrder");
  expect(journeyOf("src/nowhere/Late.tsx")).toBeUndefined();
  const late = module({ dynamicImporters: ["index.html"] });
  expect(() => planFiles(new Map([["src/nowhere/Late.tsx", late]]))).toThrow(
    "no journey that begins with src/nowhere/Late.tsx",
  );
});

test("what the start needs is of two files, and comes with nothing else", () => {
  const menu = "src/features/menu/MenuScreen.tsx";
  const { files } = planFiles(
    new Map([
      [
        "index.html",
        module({ isEntry: true, importedIds: ["src/ui/Row.tsx", "node_modules/react/index.js"] }),
      ],
      ["node_modules/react/index.js", module({})],
      ["src/ui/Row.tsx", module({})],
      [menu, module({ dynamicImporters: ["index.html"], importedIds: ["src/ui/Row.tsx"] })],
    ]),
  );
  expect(Object.fromEntries(files)).toEqual({
    "index.html": "start",
    "node_modules/react/index.js": "shell",
    "src/ui/Row.tsx": "start",
    [menu]: "menu",
  });
});

test("a module that is loaded when asked for is found by its name, in whatever file it is", () => {
  const shared = { file: "assets/a.js", imports: ["index.html"], css: ["assets/a.css"] };
  const manifest = withStarts({ _a: shared }, { "assets/a.js": ["src/Late.tsx", "src/More.tsx"] }, [
    "src/Late.tsx",
    "src/gone.css",
  ]);
  expect(manifest).toEqual({
    _a: shared,
    "src/Late.tsx": { ...shared, src: "src/Late.tsx", isDynamicEntry: true },
  });
});

test("the plan leaves room for the files that the start and the bundler need", () => {
  expect(Object.keys(journeys).length).toBeLessThan(budgets.scripts + FILES_OF_A_LANGUAGE * LOCALES.length);
});
