import { readdir, readFile } from "node:fs/promises";
import type { ZodMiniType } from "zod/mini";
import type { Call } from "#contract/call.ts";
import { isRecord } from "#domain/values/untrusted.ts";

/** The contract as its source tells it: names and comments, which the values at run time have lost. */
export interface Contract {
  /** Every exported schema by its name. */
  readonly schemas: ReadonlyMap<string, ZodMiniType>;
  /** The name under which a call is declared. */
  nameOf(call: Call): string;
  /** What a comment says of a place, "Goods.price" or "storeIndex.request.store_id"; null when none does. */
  noteOf(place: string): string | null;
}

const folder = new URL("../../../src/contract/", import.meta.url);

/** Reads the contract's files but the desk's calls; they are the program's own, so that none is missing. */
export async function readContract(): Promise<Contract> {
  const entries = await readdir(folder, { recursive: true });
  const paths = entries
    .filter((path) => /(?<!\.test)\.ts$/.test(path) && !/[\\/]desk[\\/]/.test(path))
    .toSorted();
  const files = await Promise.all(paths.map(readContractFile));
  const schemas = new Map<string, ZodMiniType>();
  const calls = new Map<unknown, string>();
  const enumerations = new Map<string, Readonly<Record<string, number>>>();
  const homes = new Map<string, Notes>();
  for (const { exported, notes } of files) {
    for (const [name, value] of Object.entries(exported)) {
      if (!homes.has(name) || notes.said.has(name)) homes.set(name, notes);
      if (isSchema(value)) schemas.set(name, value);
      else if (isEnumeration(value)) enumerations.set(name, value);
      else calls.set(value, name);
    }
  }

  return {
    schemas,
    nameOf(call) {
      const name = calls.get(call);
      if (name === undefined) throw new Error(`${call.path} is not exported by a file of the contract`);
      return name;
    },
    noteOf(place) {
      const note = find(place, homes.get(rootOf(place)), homes);
      const values = enumerations.get(place);
      return values === undefined ? note : [note, told(values)].filter(Boolean).join(" ");
    },
  };
}

/** An enumeration's numbers with their names: "1 dine in, 2 take away." */
function told(values: Readonly<Record<string, number>>): string {
  const named = Object.entries(values).toSorted(([, one], [, other]) => one - other);
  return `${named.map(([name, value]) => `${value} ${spoken(name)}`).join(", ")}.`;
}

/** A name of the code in words: "cartEmpty", "cart empty". */
export function spoken(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function isEnumeration(value: unknown): value is Readonly<Record<string, number>> {
  return isRecord(value) && Object.values(value).every((each) => typeof each === "number");
}

interface ContractFile {
  readonly exported: Readonly<Record<string, unknown>>;
  readonly notes: Notes;
}

async function readContractFile(path: string): Promise<ContractFile> {
  const url = new URL(path, folder);
  const [exported, source]: [Record<string, unknown>, string] = await Promise.all([
    import(url.href),
    readFile(url, "utf8"),
  ]);
  return { exported, notes: readNotes(source) };
}

/** What is said of a place itself, or of where it was taken from; a file's own declarations come first. */
function find(place: string, own: Notes | undefined, homes: ReadonlyMap<string, Notes>): string | null {
  const said = own?.said.get(place);
  if (own === undefined || said !== undefined) return said ?? null;
  const steps = place.split(".");
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const rest = steps.slice(length);
    for (const name of own.taken.get(steps.slice(0, length).join(".")) ?? []) {
      const home = own.declared.has(name) ? own : homes.get(name);
      const found = find([name, ...rest].join("."), home, homes);
      if (found !== null) return found;
    }
  }
  return null;
}

function rootOf(place: string): string {
  return place.split(".", 1)[0] ?? place;
}

function isSchema(value: unknown): value is ZodMiniType {
  return typeof value === "object" && value !== null && "_zod" in value;
}

/** What the comments of one source file say. */
interface Notes {
  /** What it declares, for others or for itself. */
  readonly declared: ReadonlySet<string>;
  /** Of a declaration ("Goods") and of what is in it ("Goods.price"). */
  readonly said: ReadonlyMap<string, string>;
  /** Declarations that another takes its fields from, by place: "OrderDetail" -> "OrderSummary". */
  readonly taken: ReadonlyMap<string, readonly string[]>;
}

const token = new RegExp(
  [
    String.raw`\/\*\*(?<doc>[\s\S]*?)\*\/`,
    String.raw`\/\/[^\n]*|"(?:\\.|[^"\\])*"`,
    String.raw`^(?:export )?(?:const|type|interface|function) (?<root>\w+)`,
    String.raw`\.\.\.(?<spread>\w+)|z\.object\((?<whole>\w+)\)`,
    String.raw`(?<=: )(?<made>\w+)(?=\()`,
    String.raw`(?<key>\w+):(?=\s)`,
    String.raw`(?<open>[{([])|(?<close>[})\]])`,
  ].join("|"),
  "gm",
);
/** Their brackets are none of the code's. */
const expressions = /\.regex\(\/.*?\/\w*\)/g;

/**
 * Reads the doc comments of a file of the contract, so that the API page says what the code says. It knows as much of
 * TypeScript as those files use: declarations at the top, objects in calls in objects, spreads, strings and comments.
 */
export function readNotes(source: string): Notes {
  const declared = new Set<string>();
  const said = new Map<string, string>();
  const taken = new Map<string, string[]>();
  const within: (string | null)[] = [];
  let root = "";
  let key: string | null = null;
  let doc: string | null = null;
  const place = (last: string | null) => [root, ...within, last].filter((step) => step !== null).join(".");
  const say = (at: string) => {
    if (doc !== null && !said.has(at)) said.set(at, doc);
    doc = null;
  };
  const take = (at: string, from: string) => taken.set(at, [...(taken.get(at) ?? []), from]);

  for (const { groups = {} } of source.replaceAll(expressions, "").matchAll(token)) {
    if (groups["doc"] !== undefined) {
      doc = plain(groups["doc"]);
    } else if (groups["root"] !== undefined) {
      root = groups["root"];
      key = null;
      declared.add(root);
      say(root);
    } else if (groups["spread"] !== undefined) {
      take(place(null), groups["spread"]);
      key = null;
    } else if (groups["whole"] !== undefined || groups["made"] !== undefined) {
      take(place(key), groups["whole"] ?? groups["made"] ?? "");
    } else if (groups["key"] !== undefined) {
      key = groups["key"];
      say(place(key));
    } else if (groups["open"] !== undefined) {
      within.push(key);
      key = null;
    } else if (groups["close"] !== undefined) {
      within.pop();
      key = null;
    }
  }
  return { declared, said, taken };
}

function plain(comment: string): string {
  return comment
    .split("\n")
    .map((line) => line.replace(/^\s*\*\s?/, "").trim())
    .filter((line) => line !== "" && !line.startsWith("@"))
    .join(" ");
}
