import { asc, eq } from "drizzle-orm";
import type { ParsedDeskRequest } from "#contract/calls/desk/deskCall.ts";
import { FIRST_WAYS, makeStore, saveFacts, storeChoices, storeFacts } from "#contract/calls/desk/newStore.ts";
import { type OrderType, PayType } from "#contract/enumerations.ts";
import { prefectures } from "#provider/places/prefectures.ts";
import type { Database } from "#provider/db/database.ts";
import { asWritten, inEach, type Localized, orJapanese } from "#provider/db/tables/columns.ts";
import { stores, storeTypes } from "#provider/db/tables/stores.ts";
import { findCompany, NOTHING_DISCLOSED } from "#provider/desk/company/companyCalls.ts";
import { changeStore } from "#provider/desk/settings/changeStore.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";
import { ownStore } from "./ownStore.ts";
import { textsIn } from "#provider/server/texts.ts";
import { answerDesk, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { takenHere } from "#provider/stores/payList.ts";

type Facts = ParsedDeskRequest<typeof makeStore>["facts"];

/** The kinds that most stores are of, to choose from where there is none yet. */
const USUAL_KINDS = [
  "ramen",
  "sushi",
  "soba",
  "izakaya",
  "yakitori",
  "curry",
  "bento",
  "chinese",
  "korean",
  "burger",
  "cafe",
  "bakery",
  "sweets",
] as const;
const usualName = (kind: (typeof USUAL_KINDS)[number]): Localized =>
  inEach((language) => textsIn(language, "provider/kinds")(kind));

/** The color that a store has until it chooses one. */
const ACCENT = "#b3382c";

const choices = answerDesk(storeChoices, async (_, { db, language, parts }) => {
  const kept = await db.select().from(storeTypes).orderBy(asc(storeTypes.position), asc(storeTypes.id));
  const others = USUAL_KINDS.filter((kind) => kept.every(({ id }) => id !== kind));
  return {
    kinds: [
      ...kept.map(({ id, name }) => ({ id, name: name[language] })),
      ...others.map((id) => ({ id, name: usualName(id)[language] })),
    ],
    pay_types: takenHere({ id: "", pay_list: Object.values(PayType) }, parts.payment),
  };
});

/** The kind as it is kept, with its name where it is a usual one that was not chosen before. */
async function keepKind(db: Database, wanted: string | null): Promise<string | null> {
  if (wanted === null) return null;
  const usual = USUAL_KINDS.find((kind) => kind === wanted);
  if (usual !== undefined) {
    const position = USUAL_KINDS.indexOf(usual);
    await db
      .insert(storeTypes)
      .values({ id: usual, name: usualName(usual), position })
      .onConflictDoNothing();
  }
  return (await db.$count(storeTypes, eq(storeTypes.id, wanted))) > 0 ? wanted : null;
}

/** As addresses write it; empty where an address begins with none. */
const prefectureOf = (address: Localized): string =>
  prefectures.find(({ name }) => address.ja.replace(/^〒?[\d-]*\s*/u, "").startsWith(name.ja))?.name.ja ?? "";

/** The row's columns that facts say. */
async function columnsOf(db: Database, facts: Facts) {
  const address = orJapanese(facts.address);
  return {
    name: orJapanese(facts.name),
    about: orJapanese(facts.about),
    address,
    notes: orJapanese(facts.notes),
    phone: facts.phone,
    time_zone: facts.time_zone,
    store_type: await keepKind(db, facts.store_type),
    order_types: [...new Set(facts.order_types)].toSorted((one, other) => one - other),
    pay_list: [...new Set(facts.pay_list)].toSorted((one, other) => one - other),
    prefecture: prefectureOf(address),
  };
}

const make = answerDesk(makeStore, async ({ facts, store_id }, context) => {
  const { fail, now, write } = context;
  await write(async ({ audit, db }) => {
    const company = await findCompany(db);
    const columns = await columnsOf(db, facts);
    const [made] = await db
      .insert(stores)
      .values({
        id: store_id,
        ...columns,
        accent_color: ACCENT,
        dishware: [],
        remark_templates: [],
        attributes: [],
        disclosure: company?.disclosure ?? NOTHING_DISCLOSED,
        registration_number: company?.registration_number ?? null,
        follows_company: true,
        business_hours: [],
        pickup_hours: [],
        delivery_hours: [],
        is_listed: false,
        opened_at: null,
        created_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: stores.id });
    if (made === undefined) {
      const [there] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, store_id));
      // Sent again, after an answer that was lost; or another store by that id.
      return there?.name.ja === columns.name.ja ? undefined : fail("changed");
    }
    await audit({ did: "store.make", subject: store_id, store_id, after: columns });
  });
  return {};
});

const isFirstWay = (way: OrderType): way is Facts["order_types"][number] =>
  FIRST_WAYS.some((one) => one === way);

function factsOf(store: StoreRow) {
  const { about, address, name, notes, order_types, pay_list, phone, store_type, time_zone } = store;
  const ways = order_types.filter(isFirstWay);
  return { name, address, phone, about, notes, time_zone, store_type, order_types: ways, pay_list };
}

const read = answerDesk(storeFacts, async ({ store_id }, context) => {
  const facts = factsOf(await ownStore(context, store_id));
  const { about, address, name, notes } = facts;
  const written = {
    name: asWritten(name),
    address: asWritten(address),
    about: asWritten(about),
    notes: asWritten(notes),
  };
  return { facts: { ...facts, ...written }, stamp: stampOf(facts) };
});

const save = answerDesk(saveFacts, async ({ facts, stamp, store_id }, context) => {
  const { db, fail } = context;
  const columns = await columnsOf(db, facts);
  await changeStore(context, { store_id, button: "facts" }, (store) => {
    // A shop of the mall goes on to ship.
    const others = store.order_types.filter((way) => !isFirstWay(way));
    if (columns.order_types.length + others.length === 0)
      throw new DeskFailed("malformed", { fields: ["facts.order_types"] });
    const change = { ...columns, order_types: [...columns.order_types, ...others] };
    const now = stampOf(factsOf(store));
    const isWanted = now === stamp || now === stampOf(factsOf({ ...store, ...change }));
    return isWanted ? change : fail("changed");
  });
  return {};
});

export const newStoreCalls = [choices, make, read, save];
