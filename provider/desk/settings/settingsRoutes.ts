import { eq } from "drizzle-orm";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import type { WireLanguage } from "#contract/scalars.ts";
import type { DeliveryZone, SpecialDays } from "#contract/store.ts";
import { localDay } from "#domain/hours/zonedTime.ts";
import { stores } from "#provider/db/tables/stores.ts";
import type { Counter } from "#provider/desk/counter.ts";
import {
  checked,
  type Draft,
  type Fields,
  type Filled,
  textOf,
  wholeNumber,
  wholeOr,
} from "#provider/desk/frame/form.ts";
import { storeLinks } from "#provider/desk/home/storePages.ts";
import { sendMissing, sendPage } from "#provider/desk/frame/page.ts";
import { type ByLanguage, speech, wordsIn } from "#provider/desk/speech.ts";
import { signalStore } from "#provider/notices/inform.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { readBooked, readDisplaced } from "./booked.ts";
import { addedDays, dayIn, daysDraft } from "./days.ts";
import { HOURS, hoursDraft } from "./hours.ts";
import { pauseDraft } from "./pause.ts";
import { settingsView } from "./settingsView.ts";
import { tablesDraft } from "./tablesForm.ts";
import { en } from "./words/en.ts";
import { ja, type SettingsWords } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { tw } from "./words/tw.ts";
import { zh } from "./words/zh.ts";
import { movedZones, ownTermsDraft, zoneDraft } from "./zones.ts";

type Change = Partial<typeof stores.$inferInsert>;
const MOST_ZONES = 50;

/** How a store takes orders: its page, and the forms that change it. */
export function settingsRoutes(counter: Counter): Hono {
  const { findStore, parts, write } = counter;
  const routes = new Hono();
  const today = (time_zone: string) => localDay(parts.clock(), time_zone);

  async function show(context: Context, store: StoreRow, filled: Filled | null) {
    const { words: desk, language, lang } = speech(context);
    const words = settingsWords(language);
    const now = parts.clock();
    const said = context.req.query("said");
    const own = pathOf(store.id);
    return sendPage(context, parts, {
      heading: store.name[language],
      title: `${desk.settings} – ${store.name[language]}`,
      isInside: true,
      links: await storeLinks(counter, store.id, { words: desk, here: "settings" }),
      ...(said === "saved" && { said: { text: words.saved, isRefusal: false } }),
      ...(said === "refused" && { said: { text: words.refused, isRefusal: true } }),
      ...(filled !== null && { said: { text: words.wrong, isRefusal: true } }),
      body: settingsView(await readBooked(parts.db, store, dayAsked(context, store, now)), {
        store,
        own,
        words,
        lang,
        now,
        filled,
        displaced: await readDisplaced(parts.db, store, now),
        modes: desk.modes,
      }),
    });
  }

  /** Writes what `changeOf` makes of the store as it is under its lock; null changes nothing, and is refused. */
  const save = (store_id: string, changeOf: (store: StoreRow) => Change | null): Promise<boolean> =>
    write(async (db) => {
      const [store] = await db.select().from(stores).where(eq(stores.id, store_id)).for("update");
      const change = store === undefined ? null : changeOf(store);
      if (change === null) return false;
      await db.update(stores).set(change).where(eq(stores.id, store_id));
      await signalStore(db, store_id, "menu_changed", parts.clock());
      return true;
    });

  /** A form that is read into a draft: saved, or shown again with what is wrong with it. */
  function form<Value>(
    path: string,
    name: (context: Context) => string,
    read: (fields: Fields, store: StoreRow, context: Context) => Draft<Value>,
    changeOf: (value: Value, store: StoreRow, context: Context) => Change | null,
  ) {
    routes.post(`/:store/settings/${path}`, async (context) => {
      const store = await findStore(context.req.param("store") ?? "");
      if (store === undefined) return sendMissing(context, parts);
      const fields = await fieldsOf(context);
      const draft = read(fields, store, context);
      if (!draft.ok) return show(context, store, { form: name(context), fields, faults: draft.faults });
      return back(context, await save(store.id, (now) => changeOf(draft.value, now, context)));
    });
  }

  routes.get("/:store/settings", async (context) => {
    const store = await findStore(context.req.param("store"));
    return store === undefined ? sendMissing(context, parts) : show(context, store, null);
  });
  // Whoever loads a form's address anew, or changes the language there, is led to the page.
  routes.get("/:store/settings/*", (context) => context.redirect(pathOf(context.req.param("store")), 303));

  form(
    "pause",
    () => "pause",
    (fields, store) => pauseDraft(fields, store.time_zone, parts.clock()),
    (paused_until) => ({ paused_until }),
  );
  routes.post("/:store/settings/resume", async (context) =>
    back(context, await save(context.req.param("store"), () => ({ paused_until: null }))),
  );
  form(
    "days",
    () => "days",
    (fields, { special_days: kept, time_zone }) =>
      daysDraft(fields, { days_id: `days-${parts.random(9)}`, kept, today: today(time_zone) }),
    (days, { special_days, time_zone }) => special(addedDays(special_days, days, today(time_zone))),
  );
  routes.post("/:store/settings/days/:days/remove", async (context) => {
    const { store, days } = context.req.param();
    return back(context, await save(store, ({ special_days: kept }) => special(withoutDays(kept, days))));
  });
  form(
    "times",
    () => "times",
    timesDraft,
    (times) => times,
  );
  form(
    "tables",
    () => "tables",
    tablesDraft,
    (rules) => rules,
  );
  form(
    "terms",
    () => "terms",
    ownTermsDraft,
    (terms) => terms,
  );
  form(
    "hours/:mode{[123]}",
    (context) => `hours-${context.req.param("mode")}`,
    hoursDraft,
    (hours, _, context) => {
      const mode = ([1, 2, 3] as const).find((one) => String(one) === context.req.param("mode"));
      return mode === undefined ? null : { [HOURS[mode]]: hours };
    },
  );
  form(
    "zones",
    () => "zone-new",
    (fields) => zoneDraft(fields, `zone-${parts.random(9)}`),
    (zone, { delivery_zones: zones }) =>
      zones.length < MOST_ZONES ? { delivery_zones: [...zones, zone] } : null,
  );
  form(
    "zones/:zone",
    (context) => `zone-${context.req.param("zone")}`,
    (fields, _, context) => zoneDraft(fields, context.req.param("zone") ?? ""),
    (zone, { delivery_zones: zones }) =>
      zones.some(({ zone_id }) => zone_id === zone.zone_id)
        ? { delivery_zones: zones.map((one): DeliveryZone => (one.zone_id === zone.zone_id ? zone : one)) }
        : null,
  );
  routes.post("/:store/settings/zones/:zone/:move{up|down|remove}", async (context) => {
    const { store, zone, move } = context.req.param();
    const isDone = await save(store, ({ delivery_zones }) => {
      const moved = movedZones(delivery_zones, zone, move);
      return moved === null ? null : { delivery_zones: moved };
    });
    return back(context, isDone);
  });

  return routes;
}

const special = (special_days: SpecialDays[] | null): Change | null => special_days && { special_days };

function withoutDays(kept: readonly SpecialDays[], days_id: string): SpecialDays[] | null {
  const others = kept.filter((days) => days.days_id !== days_id);
  return others.length < kept.length ? others : null;
}

const pathOf = (store_id: string) => `/desk/${encodeURIComponent(store_id)}/settings`;

function back(context: Context, isDone: boolean): Response {
  return context.redirect(
    `${pathOf(context.req.param("store") ?? "")}?said=${isDone ? "saved" : "refused"}`,
    303,
  );
}

async function fieldsOf(context: Context): Promise<Fields> {
  const body = await context.req.parseBody();
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value.slice(0, 2_000)]] : [],
    ),
  );
}

/** The day that the address asks for; today where it names none that there is. */
const dayAsked = (context: Context, { time_zone }: StoreRow, now: Date): string =>
  dayIn(context.req.query("day") ?? "") ?? localDay(now, time_zone);

const UNLIMITED = -1;
const WEEK = 10_080;
const Minutes = z.int().check(z.minimum(0), z.maximum(WEEK));
const Capacity = z.int().check(z.minimum(UNLIMITED), z.maximum(9_999));

const Times = z.object({
  slot_minutes: z.int().check(z.minimum(5), z.maximum(240)),
  pickup_minutes: Minutes,
  delivery_minutes: Minutes,
  serving_minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(1_440))),
  pickup_capacity: Capacity,
  delivery_capacity: Capacity,
});
export type Times = z.infer<typeof Times>;

/**
 * How far apart and how far ahead times can be booked, and by how many; an empty number of orders is
 * unlimited, and empty minutes to the table are not said. */
function timesDraft(fields: Fields): Draft<Times> {
  return checked(Times, {
    slot_minutes: wholeNumber(textOf(fields, "slot_minutes")),
    pickup_minutes: wholeNumber(textOf(fields, "pickup_minutes")),
    delivery_minutes: wholeNumber(textOf(fields, "delivery_minutes")),
    serving_minutes: wholeOr(textOf(fields, "serving_minutes"), null),
    pickup_capacity: wholeOr(textOf(fields, "pickup_capacity"), UNLIMITED),
    delivery_capacity: wholeOr(textOf(fields, "delivery_capacity"), UNLIMITED),
  });
}

const words: ByLanguage<SettingsWords> = { ja, en, zh, tw, ko };

/** The words of the desk's page of settings in a language. */
function settingsWords(language: WireLanguage): SettingsWords {
  return wordsIn(words, language);
}
