import { eq, getTableColumns, is } from "drizzle-orm";
import { type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Picture } from "#contract/scalars.ts";
import { files, pictures } from "#provider/db/tables/files.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { menuDrafts, menuVersions } from "#provider/db/tables/menus.ts";
import { banners } from "#provider/db/tables/specials.ts";
import { stores } from "#provider/db/tables/stores.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { twoHalves } from "#provider/testing/pictures.ts";
import { keepPicture } from "./keepPicture.ts";
import { namedIn, OWN_ROWS, PICTURE_PLACES, placeName } from "./places.ts";
import { sweepPictures } from "./sweepPictures.ts";

const HOUR = 3_600_000;
let provider: Planted;
beforeAll(async () => {
  provider = await planted();
});
afterAll(() => provider.close());
beforeEach(async () => {
  await provider.db.delete(pictures);
  await provider.db.delete(files);
});

async function kept(): Promise<{ readonly picture: Picture; readonly id: string }> {
  const photo = await twoHalves({ width: 40, height: 30 });
  const picture = await keepPicture(provider.parts, photo, { staff_id: null });
  if (typeof picture === "string") throw new Error(picture);
  return { picture, id: picture.src.replace("/uploads/", "") };
}

const sweepAfter = async (hours: number) => {
  provider.clock.advance(hours * HOUR);
  await sweepPictures(provider.parts);
};
const count = async () => [await provider.db.$count(pictures), await provider.db.$count(files)];

describe("a picture that is named nowhere", () => {
  it("stays for a day after it was missed, and goes then with its files", async () => {
    await kept();
    await sweepAfter(23);
    expect(await count()).toEqual([1, 2]);
    await sweepAfter(2);
    await sweepAfter(23);
    expect(await count()).toEqual([1, 2]);
    await sweepAfter(2);
    expect(await count()).toEqual([0, 0]);
  });

  it("stays when it is named again in time", async () => {
    const { picture } = await kept();
    await sweepAfter(25);
    const times = { start_time: NOON, end_time: new Date(NOON.getTime() + HOUR) };
    const banner = { id: "b-1", place: "home", title: words("Autumn"), picture, ...times } as const;
    await provider.db.insert(banners).values(banner);
    await sweepAfter(25);
    await sweepAfter(25);
    expect(await count()).toEqual([1, 2]);
    await provider.db.delete(banners);
    await sweepAfter(25);
    expect(await count()).toEqual([1, 2]);
    await sweepAfter(25);
    expect(await count()).toEqual([0, 0]);
  });

  it("keeps its row until its files are gone, so that what stopped on the way is gone on with", async () => {
    await kept();
    await sweepAfter(25);
    const { files: gateway } = provider.parts;
    Object.assign(provider.parts, { files: { ...gateway, remove: () => Promise.reject(new Error("busy")) } });
    await expect(sweepAfter(25)).rejects.toThrow("busy");
    Object.assign(provider.parts, { files: gateway });
    expect(await count()).toEqual([1, 2]);
    await sweepPictures(provider.parts);
    expect(await count()).toEqual([0, 0]);
  });
});

describe("places that name a picture", () => {
  it("keep it: a dish, what a draft has of it, and each version of the menu, whatever origin stands before it", async () => {
    const [dish, draft, version, elsewhere] = [await kept(), await kept(), await kept(), await kept()];
    const unnamed = await kept();
    const { db } = provider;
    const [first] = await db.select({ id: goods.id }).from(goods).where(eq(goods.store_id, "diner"));
    await db
      .update(goods)
      .set({ picture: { ...dish.picture, alt: { ja: "麺" } } })
      .where(eq(goods.id, first?.id ?? ""));
    const content = { name: { ja: "麺" }, picture: draft.picture };
    await db
      .insert(menuDrafts)
      .values({ store_id: "diner", kind: "dish", item_id: "x", content, changed_at: NOON });
    const document = await readMenu(db, "diner");
    const [one, ...others] = document.dishes;
    if (one === undefined) throw new Error("No dish");
    const dishes = [{ ...one, picture: version.picture }, ...others];
    await db
      .insert(menuVersions)
      .values({ store_id: "diner", number: 90, document: { ...document, dishes }, differences: [] });
    const absolute = { ...elsewhere.picture, src: `https://api.example${elsewhere.picture.src}` };
    await db.update(stores).set({ logo: absolute }).where(eq(stores.id, "diner"));
    for (const _ of [1, 2, 3]) await sweepAfter(25);
    const left = await db.select({ id: pictures.id }).from(pictures);
    const ids = [dish, draft, version, elsewhere].map(({ id }) => id);
    expect(left.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(ids).not.toContain(unnamed.id);
  });

  it("can each be asked, and find only what was asked for", async () => {
    const { picture, id } = await kept();
    await provider.db.update(stores).set({ picture }).where(eq(stores.id, "diner"));
    const found: string[] = [];
    for (const place of PICTURE_PLACES) {
      const named = await namedIn(provider.db, place, [id, "x".repeat(24)]);
      if (named.size > 0) found.push(placeName(place.column));
      expect([...named]).toEqual(named.size > 0 ? [id] : []);
    }
    expect(found).toEqual(["stores.picture"]);
  });

  it("are all known: each column that can hold one is a place, or is said to hold none", async () => {
    const tables = await everyTable();
    const holding = tables.flatMap((table) =>
      Object.values<PgColumn>(getTableColumns(table)).filter(canHoldOne).map(placeName),
    );
    const places = [...PICTURE_PLACES.map(({ column }) => column), ...OWN_ROWS].map(placeName);
    expect(holding.length).toBeGreaterThan(places.length);
    // A new column of JSON, or one that is called as if it held a picture: name it in places.ts, or here.
    expect(holding.filter((name) => !places.includes(name)).toSorted()).toEqual(
      [...withoutPictures].toSorted(),
    );
    expect(places.filter((name) => !holding.includes(name))).toEqual([]);
  });
});

/** Columns that may hold anything, and those that are called after pictures. */
const canHoldOne = ({ name, columnType }: PgColumn) =>
  columnType === "PgJsonb" || columnType === "PgJson" || /picture|logo|avatar|image|photo|cover/.test(name);

async function everyTable(): Promise<PgTable[]> {
  const modules = import.meta.glob("../db/tables/*.ts", { eager: true });
  const all = Object.values(modules).flatMap((module) => Object.values(Object(module)));
  return [...new Set(all.filter((each): each is PgTable => is(each, PgTable)))];
}

/** JSON in which no picture of the staff's is, or of which none is shown. */
const withoutPictures: readonly string[] = [
  // What was, for who looks back at it.
  "audit_log.after",
  "audit_log.before",
  // An answer for who asks again; hours.
  "idempotency_keys.answer",
  // An address at LINE or WeChat.
  "members.avatar",
  "bill_payments.lines",
  "bill_payments.taxes",
  "bill_receipts.content",
  "channel_messages.payload",
  "day_closes.figures",
  "day_closes.open",
  "day_closes.pieces",
  "geocodes.places",
  "goods.allergens",
  "goods.allergens_same_kitchen",
  "goods.allergens_without",
  "goods.course_time",
  "goods.goes_with",
  "goods.group_ids",
  "goods.option_groups",
  "goods.shipping",
  "goods.show_types",
  "goods.sold_when",
  "goods.tags",
  "line_changes.bill",
  "line_changes.bill_before",
  "menu_versions.differences",
  "option_groups.name",
  "option_groups.options",
  "order_lines.option_value",
  "orders.bill",
  "orders.courier_place",
  "orders.delivery_address",
  "orders.gift",
  "orders.parcels",
  "outbox.payload",
  "printers.secret",
  "printers.stations",
  "receipts.content",
  "shopcart_lines.option_value",
  "staff.code_offered",
  "staff.code_secret",
  "stores.attributes",
  "stores.delivery_zones",
  "stores.dishware",
  "stores.kitchen_rules",
  "stores.legal_texts",
  "stores.remark_templates",
  "stores.shipping",
  "stores.special_days",
  "stores.table_rules",
];
