import { and, eq } from "drizzle-orm";
import {
  arrangeFloor,
  changeFloor,
  floor as floorCall,
  party as partyCall,
  type TablePlace,
} from "#contract/calls/desk/floor.ts";
import { isRoomFor } from "#domain/floor/floorGrid.ts";
import { tables } from "#provider/db/tables/stores.ts";
import { mayPress } from "#provider/desk/board/boardCalls.ts";
import { liveView } from "#provider/desk/live/liveViews.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { lockTables } from "#provider/orders/visits/moveOrders.ts";
import { changed } from "#provider/staff/audit.ts";
import { answerDesk, DeskFailed, seesCustomersOf } from "#provider/staff/deskDispatch.ts";
import { tableInUse } from "#provider/stores/tablesInUse.ts";
import { doOnFloor } from "./changeFloor.ts";
import { readFloor, stampOfFloor, tablesOf } from "./readFloor.ts";
import { readParty } from "./readParty.ts";

const read = answerDesk(floorCall, async ({ store_id }, context) => {
  const { db, language, now } = context;
  return readFloor(db, await ownStore(context, store_id), { language, now });
});

const party = answerDesk(partyCall, async ({ store_id, table_id }, context) => {
  const { db, fail, language, now, parts, signed } = context;
  const store = await ownStore(context, store_id);
  const own = tableInUse(store_id, table_id);
  if ((await db.$count(tables, own)) === 0) return fail("gone");
  const looking = {
    language,
    mayPress: mayPress(signed, parts),
    seesCustomers: seesCustomersOf(signed, parts),
    key: parts.signingKey,
  };
  return readParty(db, { store, table_id, now }, looking);
});

const change = answerDesk(changeFloor, async ({ store_id, change: wanted }, context) => {
  const { fail, now, parts, write } = context;
  await ownStore(context, store_id);
  const outcome = await write(async ({ audit, db }) => {
    const result = await doOnFloor({ db, store_id, now, parts }, wanted);
    if (result !== "done") return result;
    const { kind, table_id: subject, ...after } = wanted;
    await audit({ did: `table.${kind}`, subject, store_id, after });
    return result;
  });
  if (outcome === "gone") return fail("gone");
  return { refusal: outcome === "done" || outcome === "again" ? null : outcome };
});

const arrange = answerDesk(arrangeFloor, async ({ places, stamp, store_id }, context) => {
  const { fail, write } = context;
  await ownStore(context, store_id);
  checkPlaces(places);
  await write(async ({ audit, db }) => {
    const ids = (await tablesOf(db, store_id)).map(({ id }) => id);
    const kept = [...(await lockTables(db, store_id, ids)).values()];
    if (places.some(({ table_id }) => !ids.includes(table_id))) return fail("gone");
    const wanted = kept.map((row) => ({ ...row, ...placeOf(row.id, places) }));
    const before = stampOfFloor(kept);
    // Sent again, after an answer that was lost.
    if (stampOfFloor(wanted) === before) return;
    if (before !== stamp) return fail("changed");
    for (const { area, id, plan_x, plan_y, shape } of wanted)
      await db
        .update(tables)
        .set({ area, plan_x, plan_y, shape })
        .where(and(eq(tables.id, id), eq(tables.store_id, store_id)));
    const { before: was, after } = changed(placesOf(kept), placesOf(wanted));
    await audit({ did: "floor.arrange", subject: store_id, store_id, before: was, after });
  });
  return {};
});

/** Fails with the tables that stand on each other, or not wholly on the plan. */
function checkPlaces(places: readonly TablePlace[]): void {
  const fields = places.flatMap((place, index) => {
    const others = places.filter((other) => other !== place);
    const isTwice = others.some(({ table_id }) => table_id === place.table_id);
    return isTwice || !isRoomFor(place, others) ? [`places.${index}`] : [];
  });
  if (fields.length > 0) throw new DeskFailed("malformed", { fields });
}

/** Where a table is to stand; what is not named is found a place by itself. */
function placeOf(table_id: string, places: readonly TablePlace[]) {
  const place = places.find((one) => one.table_id === table_id);
  if (place === undefined) return { area: "", plan_x: null, plan_y: null, shape: "square" } as const;
  const { area, shape, x: plan_x, y: plan_y } = place;
  return { area, plan_x, plan_y, shape };
}

/** Where each table stands, by its name, for the log. */
const placesOf = (rows: readonly Pick<TableRow, "area" | "name" | "plan_x" | "plan_y" | "shape">[]) =>
  Object.fromEntries(
    rows.map(({ area, name, plan_x, plan_y, shape }) => [name, [area, plan_x, plan_y, shape].join(" ")]),
  );

type TableRow = typeof tables.$inferSelect;

export const floorCalls = [read, party, change, arrange];

export const floorView = liveView(floorCall, floorCall.request, (_, { language, parts, store }) =>
  readFloor(parts.db, store, { language, now: parts.clock() }),
);
