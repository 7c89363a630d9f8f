import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { isRecord } from "#domain/values/untrusted.ts";
import { type Locale, wireLanguage } from "#domain/values/localeCodes.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** One text and where it stands. */
export interface Placed {
  readonly at: string;
  readonly text: string;
}

/** Every text of a language in `locales/`, the legal ones included: not their ids. */
export function localeTexts(locale: Locale): Placed[] {
  const walk = (value: unknown, at: string): Placed[] => {
    if (typeof value === "string") return [{ at, text: value }];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) => (key === "id" ? [] : walk(part, `${at}.${key}`)));
  };
  return globSync("**/*.json", { cwd: `${root}locales/${locale}` }).flatMap((file) =>
    walk(JSON.parse(readFileSync(`${root}locales/${locale}/${file}`, "utf8")), file),
  );
}

/** What engineers and operators read in English: the contract's notes, line by line, and the pages about the project. */
export function proseTexts(): Placed[] {
  const pages = [
    ...globSync("*.md", { cwd: root }),
    ".env.example",
    "liff/README.md",
    ...globSync("docs/**/*.md", { cwd: root }),
  ];
  const notes = globSync(["src/contract/**/*.ts", "provider/pages/apiDocs/*.ts"], { cwd: root }).filter(
    (file) => !SILENT.test(file),
  );
  const lines = (file: string, isProse: (line: string) => boolean) =>
    readFileSync(root + file, "utf8")
      // Blocks of code are what they are.
      .replaceAll(/^ *```[^]*?^ *```/gm, (block) => block.replaceAll(/[^\n]/g, ""))
      .split("\n")
      .map((line, index) => ({ at: `${file}:${index + 1}`, text: line }))
      .filter(({ text }) => isProse(text))
      // Names of the wire and of settings are what they are.
      .map(({ at, text }) => ({ at, text: text.replace(/`[^`]*`|\w+_\w+|^\s*\w+:/g, "") }));
  return [
    ...pages.flatMap((file) => lines(file, () => true)),
    ...notes.flatMap((file) => lines(file, (line) => /^\s*(?:\/?\*|\/\/)|\/\*\*|"[^"]* [^"]*"/.test(line))),
  ];
}

/** Files of the provider that say nothing to people: tests, tables, and drawings. */
const SILENT = /\.test\.ts$|\/testing\/|\/pictures\/|^provider\/db\//;
/** Where English, and Japanese, are for guests and staff: elsewhere they are what engineers and operators read. */
const FOLDERS =
  /^provider\/(?:demo\/(?:sandbox|standin)|desk|members\/platforms|notices|orders|places|refill\/(?!ledger)|reviews\/feedback|server\/(?:calls\/fieldWords|uploads)|stores)\b/;

const ofScript: Readonly<Partial<Record<Locale, (text: string) => boolean>>> = {
  ja: (text) => /[\u3040-\u30ff]/.test(text),
  kr: (text) => /[\uac00-\ud7a3]/.test(text),
  en: (text) => /^[A-Z“¥$][^\u3000-\u9fff\uac00-\ud7a3]*[a-z]/.test(text) && !/[<>_]/.test(text),
};

/** Five texts that are given in one order: no character tells the two ways of Chinese apart. */
const PLACES: readonly string[] = ["ja", "zh", "en", "tw", "ko"];

/** What the provider shows or sends in a language. */
export function providerTexts(locale: Locale): Placed[] {
  const wire = wireLanguage(locale);
  const files = globSync("provider/**/*.ts", { cwd: root }).filter((file) => !SILENT.test(file));
  const data = globSync("provider/**/*.json", { cwd: root }).flatMap((file) =>
    textsOfData(JSON.parse(readFileSync(root + file, "utf8")), wire, file),
  );
  const code = files.flatMap((file) => {
    const source = readFileSync(root + file, "utf8");
    const texts = new Set(file.endsWith(`/${wire}.ts`) ? textsIn(source) : []);
    if (/\p{Script=Han}/u.test(source))
      for (const text of textsOf(source, wire, PLACES.indexOf(wire))) texts.add(text);
    const isOwn = ofScript[locale];
    if (isOwn && FOLDERS.test(file)) for (const text of textsIn(source).filter(isOwn)) texts.add(text);
    return [...texts].map((text) => ({ at: file, text }));
  });
  return [...code, ...data];
}

/** The texts of a file of data under a key, with the way to each. */
function textsOfData(node: unknown, key: string, at: string): Placed[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, part]) =>
    name === key && typeof part === "string" ? [{ at, text: part }] : textsOfData(part, key, `${at}/${name}`),
  );
}

/** All texts of a file, comments aside; a template's with its values left out. */
function textsIn(source: string): string[] {
  return source
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|\/?\*|import )/.test(line))
    .flatMap((line) => [...line.matchAll(/"((?:[^"\\]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g)])
    .map((match) => (match[1] ?? match[2] ?? "").replace(/\$\{[^}]*\}/g, "${}"));
}

/** The texts of a file under a key, and those at a place among five that are given in the order ja, zh, en, tw, ko. */
function textsOf(source: string, key: string, place: number): string[] {
  const found: string[] = [];
  const walk = (node: unknown, isOwn: boolean): void => {
    if (Array.isArray(node)) return void node.forEach((each) => walk(each, isOwn));
    if (!isRecord(node)) return;
    const text = textOf(node);
    if (isOwn && text !== null) found.push(text);
    if (node["type"] === "CallExpression" && Array.isArray(node["arguments"])) {
      const given = node["arguments"].map((each) => (isRecord(each) ? textOf(each) : null));
      const ko = given.findIndex((each, at) => at >= 4 && each !== null && /[\uac00-\ud7a3]/.test(each));
      const own = ko < 0 ? null : given[ko - 4 + place];
      if (own) found.push(own);
    }
    const isKeyed = node["type"] === "Property" && isRecord(node["key"]);
    const name = isKeyed && isRecord(node["key"]) ? (node["key"]["name"] ?? node["key"]["value"]) : null;
    const isOther = typeof name === "string" && PLACES.includes(name);
    for (const part of Object.values(node)) walk(part, isOther ? name === key : isOwn);
  };
  walk(parseSync("texts.ts", source).program, false);
  return found;
}

/** A literal's text; a template's with its values left out. */
function textOf(node: Readonly<Record<string, unknown>>): string | null {
  if (node["type"] === "Literal" && typeof node["value"] === "string") return node["value"];
  if (node["type"] !== "TemplateLiteral" || !Array.isArray(node["quasis"])) return null;
  return node["quasis"]
    .map((quasi: unknown) => {
      const value = isRecord(quasi) && isRecord(quasi["value"]) ? quasi["value"]["cooked"] : "";
      return typeof value === "string" ? value : "";
    })
    .join("${}");
}
