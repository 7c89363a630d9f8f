import { readdir, readFile } from "node:fs/promises";
import type { ZodMiniType } from "zod/mini";
import type { Call } from "#contract/call.ts";
import { type Notes, readNotes } from "./readNotes.ts";

/** The contract as its source tells it: names and comments, which the values at run time have lost. */
export interface Contract {
  /** Every exported schema by its name. */
  readonly schemas: ReadonlyMap<string, ZodMiniType>;
  /** The name under which a call is declared. */
  nameOf(call: Call): string;
  /** What a comment says of a place, "Goods.price" or "storeIndex.request.store_id"; null when none does. */
  noteOf(place: string): string | null;
}

const folder = new URL("../../src/contract/", import.meta.url);

/** Reads the contract's files; they are the program's own, so that none is missing. */
export async function readContract(): Promise<Contract> {
  const entries = await readdir(folder, { recursive: true });
  const paths = entries.filter((path) => /(?<!\.test)\.ts$/.test(path)).toSorted();
  const files = await Promise.all(paths.map(readContractFile));
  const schemas = new Map<string, ZodMiniType>();
  const calls = new Map<unknown, string>();
  const homes = new Map<string, Notes>();
  for (const { exported, notes } of files) {
    for (const [name, value] of Object.entries(exported)) {
      homes.set(name, notes);
      if (isSchema(value)) schemas.set(name, value);
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
    noteOf: (place) => find(place, homes.get(root(place)), homes),
  };
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

function root(place: string): string {
  return place.split(".", 1)[0] ?? place;
}

function isSchema(value: unknown): value is ZodMiniType {
  return typeof value === "object" && value !== null && "_zod" in value;
}
