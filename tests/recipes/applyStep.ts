import { execSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRecord } from "#domain/values/untrusted.ts";
import type { Step } from "./readRecipes.ts";

/**
 * Does in a copy of the tree what a step says.
 * @throws where the file is not there, or what is to be changed does not stand in it exactly once
 */
export function applyStep(root: string, { recipe, kind, path, text }: Step): void {
  const fault = (what: string) => new Error(`${recipe}: ${path}: ${what}`);
  if (kind === "sh") {
    execSync(text, { cwd: root, stdio: "pipe" });
    return;
  }
  if (kind !== "diff" && kind !== "json") {
    const file = join(root, path);
    if (existsSync(file)) throw fault("is there already");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  const files = globSync(path, { cwd: root });
  if (files.length === 0) throw fault("is not there");
  for (const name of files) {
    const file = join(root, name);
    const before = readFileSync(file, "utf8");
    const after =
      kind === "json"
        ? `${JSON.stringify(merged(JSON.parse(before), JSON.parse(text)), null, 2)}\n`
        : hunks(text).reduce((now, hunk) => changed(now, hunk, fault), before);
    writeFileSync(file, after);
  }
}

function merged(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  const keys = Object.entries(other).map(([key, value]) => [key, merged(one[key], value)] as const);
  return { ...one, ...Object.fromEntries(keys) };
}

/** `@@` stands between the places of one file. */
function hunks(text: string): string[][] {
  return text.split(/^@@.*\n/m).map((hunk) => hunk.split("\n").filter((line) => line !== ""));
}

/** Finds the lines that stay and go, whatever stands before them, and puts those that come in their place. */
function changed(text: string, hunk: readonly string[], fault: (what: string) => Error): string {
  const lines = text.split("\n");
  const old = hunk.filter((line) => !line.startsWith("+")).map((line) => line.slice(1).trim());
  const places = lines
    .map((_, at) => at)
    .filter((at) => old.every((line, index) => lines[at + index]?.trim() === line));
  const [at] = places;
  if (at === undefined || places.length > 1)
    throw fault(`has ${places.length} places like\n${old.join("\n")}`);
  let next = at;
  const written = hunk.flatMap((line) => {
    if (line.startsWith("+")) return [line.slice(1)];
    next += 1;
    return line.startsWith("-") ? [] : [lines[next - 1] ?? ""];
  });
  return [...lines.slice(0, at), ...written, ...lines.slice(next)].join("\n");
}
