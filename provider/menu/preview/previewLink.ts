import { and, eq, gt } from "drizzle-orm";
import type { Database } from "#provider/db/database.ts";
import { menuPreviews } from "#provider/db/tables/menus.ts";
import { isSigned, sign } from "#provider/server/signing.ts";

const PURPOSE = "menu preview";
const DAY = 86_400_000;

/** A link's end is a part of what is signed: another link of the same store ends at another moment. */
const signedText = (store_id: string, ends_at: Date) => `${store_id}\n${ends_at.getTime()}`;

export interface PreviewLink {
  /** What its address holds: the store, and a signature. */
  readonly token: string;
  readonly ends_at: Date;
}

/** The link that leads to a store's draft now; null: none does. */
export async function previewLink(
  db: Database,
  on: { readonly store_id: string; readonly key: string; readonly now: Date },
): Promise<PreviewLink | null> {
  const { key, now, store_id } = on;
  const [row] = await db
    .select({ ends_at: menuPreviews.ends_at })
    .from(menuPreviews)
    .where(and(eq(menuPreviews.store_id, store_id), gt(menuPreviews.ends_at, now)));
  if (row === undefined) return null;
  return { token: `${store_id}.${sign(key, PURPOSE, signedText(store_id, row.ends_at))}`, ...row };
}

/** Makes a link to a store's draft, in place of the one that there was. */
export async function makePreviewLink(
  db: Database,
  on: { readonly store_id: string; readonly now: Date },
): Promise<void> {
  const { now, store_id } = on;
  const ends_at = new Date(now.getTime() + DAY);
  const { ends_at: former } = menuPreviews;
  const [known] = await db.select({ former }).from(menuPreviews).where(eq(menuPreviews.store_id, store_id));
  // Two of one millisecond would be one link.
  if (known?.former.getTime() === ends_at.getTime()) ends_at.setMilliseconds(ends_at.getMilliseconds() + 1);
  await db
    .insert(menuPreviews)
    .values({ store_id, ends_at })
    .onConflictDoUpdate({ target: menuPreviews.store_id, set: { ends_at } });
}

/** The store to whose draft a token leads; null: it has ended, was taken back, or never was one. */
export async function storeOfPreview(
  db: Database,
  on: { readonly token: string; readonly key: string; readonly now: Date },
): Promise<string | null> {
  const { key, now, token } = on;
  const [, store_id, signature] = /^([^/\s\0]{1,64})\.([\w-]{14})$/.exec(token) ?? [];
  if (store_id === undefined || signature === undefined) return null;
  const link = await previewLink(db, { store_id, key, now });
  return link !== null && isSigned(key, PURPOSE, signedText(store_id, link.ends_at), signature)
    ? store_id
    : null;
}
