import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "../command.ts";
import { rooms } from "./rooms.ts";
import { root } from "../node/runtime.mjs";

/** A house with the same rooms, in which every import that the plan allows or forbids is made once. */
const house = realpathSync(mkdtempSync(join(tmpdir(), "noren-house-")));
const aliases: Readonly<Record<string, string>> = {
  doctor: "#provider/operations/doctor",
  feature: "#features/first",
  liffTool: "#liff/tool",
};
const names = Object.keys(rooms).filter((name) => name !== "locales");

const allowed: string[] = [];
const forbidden: string[] = [];
const faulty = new Set<string>();
let report = "";

beforeAll(async () => {
  for (const file of ["package.json", "oxlint.config.ts"]) cpSync(join(root, file), join(house, file));
  for (const folder of ["node_modules", ".ci"]) symlinkSync(join(root, folder), join(house, folder));
  for (const name of names) write(`${folderOf(name)}/target.ts`, "export const target = 1;\n");
  for (const from of names) {
    for (const to of names.filter((name) => name !== from)) {
      const isAllowed = rooms[from]?.rooms.includes(to) === true;
      plant(isAllowed, `${folderOf(from)}/to-${to}.ts`, `${aliases[to] ?? `#${to}`}/target.ts`);
    }
  }
  plant(false, "src/features/second/toOtherFeature.ts", "#features/first/target.ts");
  plant(false, "src/features/second/toOtherFeatureRelatively.ts", "../first/target.ts");
  plant(true, "src/features/first/toItself.ts", "./target.ts");
  plant(false, "src/domain/toUiRelatively.ts", "../ui/target.ts");
  plant(false, "src/domain/toNode.ts", "node:fs");
  plant(false, "src/ui/toNode.ts", "node:fs");
  plant(false, "src/domain/toPackage.ts", "react");
  plant(false, "src/contract/toPackage.ts", "react");
  plant(true, "src/contract/toZod.ts", "zod/mini");
  plant(false, "src/ui/toPackage.ts", "jotai");
  plant(true, "src/ui/toReact.ts", "react");
  plant(false, "src/features/first/toServerPackage.ts", "drizzle-orm");
  plant(false, "src/features/first/toLiff.ts", "@line/liff");
  plant(false, "provider/toClientPackage.ts", "react");
  plant(true, "provider/toNode.ts", "node:fs");
  plant(false, "src/ui/toNowhere.ts", "./missing.ts");
  plant(false, "src/other/inNoRoom.ts", "react");
  plant(false, "src/stray.ts", "#ui/target.ts");
  plant(true, "src/main.tsx", "#app/target.ts");
  plant(true, "src/domain/price.test.ts", "#provider/target.ts");

  const lint = ["oxlint", "-f", "unix", "src", "liff", "provider"];
  ({ output: report } = await runCommand(lint, {
    cwd: house,
    seconds: 60,
    signal: new AbortController().signal,
  }));
  for (const [, file = ""] of report.matchAll(/^(.+?):\d+:\d+: .*boundaries\(/gm)) faulty.add(file);
}, 90_000);

afterAll(() => rmSync(house, { recursive: true, force: true }));

describe("the linter", () => {
  test("fails every import that the house plan forbids", () => {
    expect(forbidden.length).toBeGreaterThan(100);
    expect(forbidden.filter((file) => !faulty.has(file))).toEqual([]);
  });

  test("fails none of those that it allows", () => {
    expect(allowed.length).toBeGreaterThan(30);
    expect(allowed.filter((file) => faulty.has(file))).toEqual([]);
  });
});

test("the linter reads the house itself", async () => {
  const list = ["oxlint", "--debug=files"];
  const { output } = await runCommand(list, { seconds: 60, signal: new AbortController().signal });
  for (const name of names) expect(output).toContain(rooms[name]?.folder.replace("*", ""));
});

function folderOf(name: string): string {
  return (rooms[name]?.folder ?? name).replace("*", "first");
}

function plant(isAllowed: boolean, file: string, source: string): void {
  (isAllowed ? allowed : forbidden).push(file);
  write(file, `import type * as it from "${source}";\nexport type It = typeof it;\n`);
}

function write(file: string, content: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), content);
}
