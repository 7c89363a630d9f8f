import { eq } from "drizzle-orm";
import { specialIndex } from "#contract/calls/specials.ts";
import { answer } from "#provider/server/context.ts";
import { specials } from "#provider/db/tables/specials.ts";
import { findSpecial } from "#provider/specials/findSpecial.ts";
import { readSpecials } from "#provider/specials/readSpecials.ts";

export const answerSpecialIndex = answer(
  specialIndex,
  async ({ special_id, kind }, { db, fail, language, now }) => {
    const shown = { language, now };
    if (special_id !== undefined) return { specials: [await findSpecial(db, special_id, shown, fail)] };
    const where = kind === undefined ? undefined : eq(specials.kind, kind);
    return { specials: await readSpecials(db, where, shown) };
  },
);
