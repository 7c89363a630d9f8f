import { and, asc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import { pictures } from "#provider/db/tables/files.ts";
import type { Parts } from "#provider/server/context.ts";
import { namedIn, PICTURE_PLACES } from "./places.ts";

const DAY = 86_400_000;
/** Pictures that are looked for at once: looking through the versions of all menus takes a while however few there are. */
const AT_ONCE = 1_000;

/**
 * Removes the staff's pictures that have been named nowhere for a day. Each is looked for once a day, and goes when two
 * looks in a row have not found it: who takes a picture out of a form can put it back until then. Marked first, then its
 * files go, then its row, so that whatever stops on the way is gone on with.
 */
export async function sweepPictures(parts: Pick<Parts, "db" | "clock" | "files">): Promise<void> {
  await lookForPictures(parts);
  await removeFiles(parts);
}

async function lookForPictures({ clock, db }: Pick<Parts, "db" | "clock">): Promise<void> {
  const now = clock();
  const looked = await db
    .select({ id: pictures.id, unnamed_since: pictures.unnamed_since })
    .from(pictures)
    .where(
      and(
        eq(pictures.is_for_good, false),
        isNull(pictures.removed_at),
        lt(pictures.looked_at, new Date(now.getTime() - DAY)),
      ),
    )
    .orderBy(asc(pictures.looked_at))
    .limit(AT_ONCE);
  const left = new Set(looked.map(({ id }) => id));
  const forGood: string[] = [];
  for (const place of PICTURE_PLACES) {
    if (left.size === 0) break;
    const named = await namedIn(db, place, [...left]);
    for (const id of named) left.delete(id);
    if (place.isForGood === true) forGood.push(...named);
  }
  const mark = async (ids: readonly string[], values: Partial<typeof pictures.$inferInsert>) => {
    if (ids.length > 0)
      await db
        .update(pictures)
        .set({ looked_at: now, ...values })
        .where(inArray(pictures.id, [...ids]));
  };
  const unnamed = looked.filter(({ id }) => left.has(id));
  await mark(
    looked.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    { unnamed_since: null },
  );
  await mark(forGood, { is_for_good: true });
  await mark(
    unnamed.flatMap(({ id, unnamed_since }) => (unnamed_since === null ? [id] : [])),
    { unnamed_since: now },
  );
  await mark(
    unnamed.flatMap(({ id, unnamed_since }) => (unnamed_since === null ? [] : [id])),
    { removed_at: now },
  );
}

async function removeFiles({ db, files }: Pick<Parts, "db" | "files">): Promise<void> {
  const going = await db
    .select({ id: pictures.id, file_names: pictures.file_names })
    .from(pictures)
    .where(isNotNull(pictures.removed_at))
    .orderBy(asc(pictures.removed_at))
    .limit(AT_ONCE);
  for (const { id, file_names } of going) {
    await files.remove(file_names);
    await db.delete(pictures).where(eq(pictures.id, id));
  }
}
