import { and, asc, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import * as call from "#contract/calls/desk/specials.ts";
import type { Database } from "#provider/db/database.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { specialGoods, specials, specialStores } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { issuerOf } from "#provider/desk/stores/issuer.ts";
import { picturesOf } from "#provider/desk/stores/profile/picturesOf.ts";
import { type Asking, ownStore } from "#provider/desk/stores/ownStore.ts";
import { sentPicture } from "#provider/pictures/sentPicture.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk, DeskFailed } from "#provider/staff/deskDispatch.ts";
import {
  isOf,
  isOneDiscount,
  readDeskSpecials,
  stampOfSpecial,
  type WholeSpecial,
  wholeSpecials,
} from "./readSpecials.ts";
import { specialDraft, type SpecialValue } from "./specialDraft.ts";

/** What stores have on their menus. */
async function dishesOf(db: Database, store_ids: readonly string[]) {
  if (store_ids.length === 0) return [];
  return db
    .select({ id: goods.id, name: goods.name, price: goods.price, store_id: goods.store_id })
    .from(goods)
    .where(and(inArray(goods.store_id, [...store_ids]), eq(goods.is_withdrawn, false)))
    .orderBy(asc(goods.store_id), asc(goods.position), asc(goods.id));
}

/** Stores that can have an offer together. */
const listedStores = (db: Database) =>
  db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(and(eq(stores.is_listed, true), isNull(stores.left_at)))
    .orderBy(asc(stores.id));

/** Pictures that a special can have, beside those that are sent: its store's, or those that specials have. */
async function picturesFor(asking: Asking & { readonly db: Database }, store_id: string | null) {
  if (store_id !== null) return picturesOf(asking.db, await ownStore(asking, store_id));
  const rows = await asking.db.selectDistinct({ picture: specials.picture }).from(specials);
  return rows.flatMap(({ picture }) => picture ?? []);
}

const list = answerDesk(call.listSpecials, async ({ store_id }, context) => {
  const { db, language } = context;
  const { time_zone } = await issuerOf(context, store_id);
  const named = (rows: readonly { id: string; name: Record<typeof language, string> }[]) =>
    rows.map(({ id, name }) => ({ id, name: name[language] }));
  return {
    time_zone,
    specials: await readDeskSpecials(db, store_id, context),
    goods: store_id === null ? [] : named(await dishesOf(db, [store_id])),
    stores: store_id === null ? named(await listedStores(db)) : [],
    pictures: await picturesFor(context, store_id),
  };
});

const dishes = answerDesk(call.goodsOfStores, async ({ store_ids }, { db, language }) => {
  const rows = await dishesOf(db, store_ids);
  const names = new Map((await listedStores(db)).map(({ id, name }) => [id, name[language]]));
  return {
    goods: rows.map(({ id, name, store_id }) => ({
      id,
      name: `${names.get(store_id) ?? store_id}: ${name[language]}`,
    })),
  };
});

/** Specials of that kind that have not ended and share a store with another. */
async function besides(
  db: Database,
  of: { readonly id: string; readonly kind: WholeSpecial["special"]["kind"]; readonly store_ids: string[] },
  now: Date,
) {
  if (of.store_ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: specials.id })
    .from(specials)
    .innerJoin(specialStores, eq(specialStores.special_id, specials.id))
    .where(
      and(
        eq(specials.kind, of.kind),
        ne(specials.id, of.id),
        gt(specials.end_time, now),
        inArray(specialStores.store_id, of.store_ids),
      ),
    );
  const whole = await wholeSpecials(
    db,
    rows.map(({ id }) => id),
  );
  return whole.map(({ goods: own, special }) => ({
    start_time: special.start_time,
    end_time: special.end_time,
    goods_ids: own.map(({ goods_id }) => goods_id),
  }));
}

const save = answerDesk(call.saveSpecial, async ({ store_id, special_id, stamp, form }, context) => {
  const { fail, now, parts, write } = context;
  const { time_zone } = await issuerOf(context, store_id);
  const kinds: readonly string[] = store_id === null ? ["league"] : ["special", "presell", "activity"];
  const known = await picturesFor(context, store_id);
  const id = special_id ?? `s-${parts.random(12)}`;
  const faults = await write(async ({ audit, db }) => {
    const before = await taken(db, id);
    if (special_id !== null && (before === null || !isOf(store_id, before) || !isOneDiscount(before.goods)))
      return fail("gone");
    const kind = before?.special.kind ?? form.kind;
    if (before === null && !kinds.includes(kind))
      throw new DeskFailed("malformed", { fields: ["form.kind"] });
    const own = store_id === null ? await listedStores(db) : [{ id: store_id }];
    const store_ids = own
      .map((one) => one.id)
      .filter((one) => store_id !== null || form.store_ids.includes(one));
    // Of two who offer the same at once the second sees the first's.
    if (store_id !== null)
      await db.select({ id: stores.id }).from(stores).where(eq(stores.id, store_id)).for("no key update");
    const { src = "" } = form.picture ?? {};
    const draft = specialDraft(
      { ...form, kind },
      {
        store_id,
        time_zone,
        now,
        stores: own,
        goods: await dishesOf(db, store_ids),
        picture:
          [before?.special.picture, ...known].find((one) => one?.src === src) ?? (await sentPicture(db, src)),
        others: await besides(db, { id, kind, store_ids }, now),
      },
    );
    if (!draft.ok) return draft.faults;
    if (before !== null && stamp !== stampOfSpecial(before)) {
      const same = wholeOf(before, draft.value);
      if (stampOfSpecial(same) !== stampOfSpecial(before)) return fail("changed");
    }
    await put(db, id, draft.value, before === null);
    const told = (value: SpecialValue) => ({
      ...value.special,
      store_ids: [...value.store_ids],
      goods: value.goods.map(({ goods_id }) => goods_id),
      discount_type: value.goods[0]?.discount_type,
      discount_price: value.goods[0]?.discount_price,
    });
    const values =
      before === null
        ? { before: null, after: told(draft.value) }
        : changed<Readonly<Record<string, unknown>>>(told(before), told(wholeOf(before, draft.value)));
    await audit({ did: "special.save", subject: id, store_id, ...values });
    return {};
  });
  return { faults };
});

/** A special under its lock; null: there is none. */
async function taken(db: Database, id: string): Promise<WholeSpecial | null> {
  await db.select({ id: specials.id }).from(specials).where(eq(specials.id, id)).for("update");
  return (await wholeSpecials(db, [id]))[0] ?? null;
}

/** A special as it will be. */
function wholeOf({ special }: WholeSpecial, value: SpecialValue): WholeSpecial {
  const rows = value.goods.map((dish) => ({ ...dish, special_id: special.id }));
  return {
    special: { ...special, ...value.special },
    store_ids: value.store_ids.toSorted(),
    goods: rows.toSorted((one, other) => (one.goods_id < other.goods_id ? -1 : 1)),
  };
}

/** Writes a special; its own row is written last, at which what is kept of stores is read anew. */
async function put(db: Database, id: string, value: SpecialValue, isNew: boolean): Promise<void> {
  const { goods: own, special, store_ids } = value;
  if (isNew) await db.insert(specials).values({ id, ...special });
  await db.delete(specialStores).where(eq(specialStores.special_id, id));
  await db.delete(specialGoods).where(eq(specialGoods.special_id, id));
  await db.insert(specialStores).values(store_ids.map((store_id) => ({ special_id: id, store_id })));
  await db.insert(specialGoods).values(own.map((dish) => ({ special_id: id, ...dish })));
  await db.update(specials).set(special).where(eq(specials.id, id));
}

const end = answerDesk(call.endSpecial, async ({ store_id, special_id }, context) => {
  const { fail, now, write } = context;
  await issuerOf(context, store_id);
  const isEnded = await write(async ({ audit, db }) => {
    const before = await taken(db, special_id);
    if (before === null || !isOf(store_id, before)) return false;
    const { end_time } = before.special;
    if (end_time <= now) return true;
    await db.update(specials).set({ end_time: now }).where(eq(specials.id, special_id));
    await audit({
      did: "special.end",
      subject: special_id,
      store_id,
      before: { end_time },
      after: { end_time: now },
    });
    return true;
  });
  return isEnded ? {} : fail("gone");
});

export const specialCalls = [list, dishes, save, end];
