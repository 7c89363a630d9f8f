import {
  addDays,
  bookedTimes,
  moveZone,
  pauseOrders,
  removeDays,
  resumeOrders,
  saveEntry,
  saveHours,
  saveLoad,
  saveRules,
  saveTaking,
  saveTerms,
  saveTimes,
  saveWaits,
  saveZone,
  settings,
  type SettingsPart,
} from "#contract/calls/desk/settings.ts";
import type { WeekHours } from "#contract/store.ts";
import { areSound, momentIn } from "#domain/hours/typedHours.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { loadOf } from "#domain/kitchen/kitchenRules.ts";
import { countOpenOrders } from "#provider/orders/kitchenLoad.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { answerDesk, type DeskContext, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { readBooked } from "./booked.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { changeStore, type StoreChange } from "./changeStore.ts";
import { HOURS, readSettings, stampOfPart, stampOfZone } from "./readSettings.ts";
import { addedDays } from "./specialDays.ts";
import { movedZones } from "./zones.ts";

const MINUTE = 60_000;
const FARTHEST = 366 * 1_440 * MINUTE;
const MOST_ZONES = 50;

const read = answerDesk(settings, async ({ store_id }, context) => {
  const { db, language, now } = context;
  return readSettings(db, await ownStore(context, store_id), { language, now });
});

const booked = answerDesk(bookedTimes, async ({ store_id, day }, context) => {
  const { db, now } = context;
  const store = await ownStore(context, store_id);
  return readBooked(db, store, day ?? localDay(now, store.time_zone));
});

const pause = answerDesk(pauseOrders, async ({ store_id, reason, until, words }, context) => {
  const { now } = context;
  if (reason === "other" && words === "") return { wrong: "words" as const };
  const { time_zone } = await ownStore(context, store_id);
  const paused_until = restEnd(until, time_zone, now);
  const isToCome =
    paused_until !== null && paused_until > now && paused_until.getTime() <= now.getTime() + FARTHEST;
  if (!isToCome) return { wrong: "until" as const };
  const why = { pause_reason: reason, pause_words: reason === "other" ? words : "" };
  await changeStore(context, { store_id, button: "pause" }, () => ({ paused_until, ...why }));
  return { wrong: null };
});

/** So many minutes from now, or a time on the store's clock; null for a day that there is not. */
function restEnd(until: number | string, time_zone: string, now: Date): Date | null {
  if (typeof until === "number") return new Date(now.getTime() + until * MINUTE);
  return momentIn(until, time_zone);
}

const resume = answerDesk(resumeOrders, async ({ store_id }, context) => {
  const none = { paused_until: null, pause_reason: null, pause_words: "" };
  await changeStore(context, { store_id, button: "resume" }, () => none);
  return {};
});

const add = answerDesk(addDays, async ({ store_id, ...days }, context) => {
  if (!areSound(days.spans)) throw new DeskFailed("malformed", { fields: ["spans"] });
  let wrong: Exclude<ReturnType<typeof addedDays>, readonly unknown[]> | null = null;
  await changeStore(context, { store_id, button: "days" }, ({ special_days, time_zone }) => {
    // Sent again, after an answer that was lost.
    if (special_days.some(({ days_id }) => days_id === days.days_id)) return {};
    const added = addedDays(special_days, days, localDay(context.now, time_zone));
    if (typeof added !== "string") return { special_days: added };
    wrong = added;
    return {};
  });
  return { wrong };
});

const remove = answerDesk(removeDays, async ({ store_id, days_id }, context) => {
  await changeStore(context, { store_id, button: "days/remove" }, ({ special_days }) => {
    const others = special_days.filter((days) => days.days_id !== days_id);
    return others.length < special_days.length ? { special_days: others } : context.fail("gone");
  });
  return {};
});

type Saving = DeskContext<Signed, "changed">;

/** Saves a part as somebody saw it; what another has saved meanwhile stays, unless it is the same. */
async function savePart(
  context: Saving,
  on: { readonly store_id: string; readonly part: SettingsPart; readonly stamp: string },
  changeOf: (store: StoreRow) => StoreChange,
): Promise<Record<string, never>> {
  const { part, stamp, store_id } = on;
  await changeStore(context, { store_id, button: part }, (store) => {
    const change = changeOf(store);
    const now = stampOfPart(store, part);
    const isWanted = now === stamp || now === stampOfPart({ ...store, ...change } as StoreRow, part);
    return isWanted ? change : context.fail("changed");
  });
  return {};
}

const times = answerDesk(saveTimes, async ({ times: change, ...on }, context) =>
  savePart(context, { ...on, part: "times" }, () => change),
);

const rules = answerDesk(saveRules, async ({ rules: own, ...on }, context) =>
  savePart(context, { ...on, part: "rules" }, ({ table_rules }) => ({
    table_rules: { ...table_rules, ...own },
  })),
);

const entry = answerDesk(saveEntry, async ({ entry: change, ...on }, context) =>
  savePart(context, { ...on, part: "entry" }, () => change),
);

const waits = answerDesk(saveWaits, async ({ waits: own, ...on }, context) => {
  const { late_minutes, rush, slow_minutes } = own;
  if (rush !== null && !areSound(rush.spans))
    throw new DeskFailed("malformed", { fields: ["waits.rush.spans"] });
  return savePart(context, { ...on, part: "waits" }, ({ kitchen_rules, table_rules }) => {
    const { rush: _, ...others } = kitchen_rules;
    return {
      table_rules: { ...table_rules, slow_minutes, late_minutes },
      kitchen_rules: { ...others, ...(rush !== null && { rush }) },
    };
  });
});

const terms = answerDesk(saveTerms, async ({ terms: change, ...on }, context) =>
  savePart(context, { ...on, part: "terms" }, () => change),
);

const taking = answerDesk(saveTaking, async ({ order_type, taken, ...on }, context) => {
  if (taken !== null && taken !== "always") checkHours(taken, "taken");
  return savePart(context, { ...on, part: `taking${order_type}` }, ({ kitchen_rules }) => {
    const { taking: { [order_type]: _, ...ways } = {}, ...others } = kitchen_rules;
    const all = { ...ways, ...(taken !== null && { [order_type]: taken }) };
    return { kitchen_rules: { ...others, ...(Object.keys(all).length > 0 && { taking: all }) } };
  });
});

const load = answerDesk(saveLoad, async ({ load: own, ...on }, context) => {
  const { db, now } = context;
  const isOff = own.wait === null && own.close === null;
  // Guests hear of it at once.
  const present = loadOf(own, isOff ? 0 : await countOpenOrders(db, on.store_id, now));
  return savePart(context, { ...on, part: "load" }, ({ kitchen_rules }) => {
    const { load: _, ...others } = kitchen_rules;
    return { kitchen_rules: { ...others, ...(!isOff && { load: own }) }, ...present };
  });
});

const hours = answerDesk(saveHours, async ({ hours: own, order_type, ...on }, context) => {
  checkHours(own, "hours");
  return savePart(context, { ...on, part: `hours${order_type}` }, () => ({ [HOURS[order_type]]: own }));
});

/** Fails with the lines that are no hours of a day, or overlap. */
function checkHours(week: WeekHours, at: string): void {
  const fields = week.flatMap(({ spans }, line) => (areSound(spans) ? [] : [`${at}.${line}.spans`]));
  if (fields.length > 0) throw new DeskFailed("malformed", { fields });
}

const zone = answerDesk(saveZone, async ({ stamp, store_id, zone: own }, context) => {
  const { fail } = context;
  let isFull = false;
  await changeStore(context, { store_id, button: "zones" }, ({ delivery_zones }) => {
    const kept = delivery_zones.find(({ zone_id }) => zone_id === own.zone_id);
    // Sent again, after an answer that was lost.
    const isSame = kept !== undefined && stampOfZone(kept) === stampOfZone(own);
    if (isSame) return {};
    if (kept === undefined && stamp !== null) return fail("gone");
    if (kept !== undefined)
      return stampOfZone(kept) === stamp
        ? { delivery_zones: delivery_zones.map((one) => (one === kept ? own : one)) }
        : fail("changed");
    isFull = delivery_zones.length >= MOST_ZONES;
    return isFull ? {} : { delivery_zones: [...delivery_zones, own] };
  });
  return { is_full: flag(isFull) };
});

const move = answerDesk(moveZone, async ({ move: to, store_id, zone_id }, context) => {
  await changeStore(context, { store_id, button: `zones/${to}` }, ({ delivery_zones }) => {
    const moved = movedZones(delivery_zones, zone_id, to);
    return moved === null ? context.fail("gone") : { delivery_zones: moved };
  });
  return {};
});

/** How a store takes orders: what its screen shows, and what is saved there. */
export const settingsCalls = [
  read,
  booked,
  pause,
  resume,
  add,
  remove,
  times,
  rules,
  entry,
  waits,
  terms,
  taking,
  load,
  hours,
  zone,
  move,
];
