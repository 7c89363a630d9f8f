import { eq } from "drizzle-orm";
import type * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { Special } from "#contract/goods.ts";
import type { Fail } from "#provider/server/context.ts";
import type { Database } from "#provider/db/database.ts";
import { specials } from "#provider/db/tables/specials.ts";
import { readSpecials } from "./readSpecials.ts";

/** An offer by its id, while it runs. 101 when there is none. */
export async function findSpecial(
  db: Database,
  special_id: string,
  shown: { readonly language: WireLanguage; readonly now: Date },
  fail: Fail<101>,
): Promise<z.infer<typeof Special>> {
  const [special] = await readSpecials(db, eq(specials.id, special_id), shown);
  return special ?? fail(101);
}
