import * as call from "#contract/calls/desk/profile.ts";
import { OrderType } from "#contract/enumerations.ts";
import { isSeenAsItself } from "#domain/values/contrast.ts";
import { asWritten, orJapanese } from "#provider/db/tables/columns.ts";
import { changeStore, type StoreChange } from "#provider/desk/settings/changeStore.ts";
import { stampOf } from "#provider/desk/settings/readSettings.ts";
import { ownStore } from "#provider/desk/stores/ownStore.ts";
import { findPlaces } from "#provider/places/askGeocoder.ts";
import { presentPlace } from "#provider/places/presentPlace.ts";
import { answerDesk, type DeskContext, DeskFailed } from "#provider/staff/deskDispatch.ts";
import type { Signed } from "#provider/staff/deskSession.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import { taxRatesAt } from "#provider/stores/taxRates.ts";
import { picturesOf } from "./picturesOf.ts";
import { sentPicture } from "#provider/pictures/sentPicture.ts";

/** Places that are offered for an address. */
const MOST_PLACES = 5;

/** The columns that each part is made of. */
function partsOf(store: StoreRow) {
  const { accent_color, attributes, dishware, is_tea_money, latitude, logo, longitude, max_people } = store;
  const { picture, reading, remark_templates, tea_money } = store;
  return {
    place: { reading, latitude, longitude },
    cover: { is_tea_money, tea_money, max_people },
    looks: { accent_color, picture, logo },
    lists: { dishware, remark_templates, attributes },
  } satisfies Record<call.ProfilePart, unknown>;
}

const stampOfPart = (store: StoreRow, part: call.ProfilePart): string => stampOf(partsOf(store)[part]);

const read = answerDesk(call.profile, async ({ store_id }, context) => {
  const { db, now, parts } = context;
  const store = await ownStore(context, store_id);
  const { cover, looks } = partsOf(store);
  const { latitude, longitude } = store;
  const stamp = (part: call.ProfilePart) => stampOfPart(store, part);
  return {
    place: {
      reading: store.reading,
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    },
    address: store.address.ja,
    cover,
    looks,
    lists: {
      dishware: store.dishware.map(({ dishware_id, name }) => ({ dishware_id, name: asWritten(name) })),
      remark_templates: store.remark_templates.map(({ content, order_types = [], template_id }) => ({
        template_id,
        content: asWritten(content),
        order_types: [...order_types],
      })),
      attributes: store.attributes.map(({ name, value }) => ({
        name: asWritten(name),
        value: asWritten(value),
      })),
    },
    pictures: await picturesOf(db, store),
    map: { tiles: parts.settings.mapTiles, credit: parts.settings.mapCredit },
    cover_tax: (await taxRatesAt(db, now))?.[OrderType.dineIn].food ?? null,
    stamps: { place: stamp("place"), cover: stamp("cover"), looks: stamp("looks"), lists: stamp("lists") },
  };
});

const find = answerDesk(call.findPlace, async ({ address, store_id }, context) => {
  await ownStore(context, store_id);
  const { db, language, now, parts } = context;
  const found = await findPlaces(address, { db, language, now, parts, outside: (_, ask) => ask() });
  if (found === "unreachable") return { places: null };
  const places = found.slice(0, MOST_PLACES).map(presentPlace);
  return {
    places: places.map(({ address: words, name, position }) => ({
      address: [name, words].filter((text) => text !== "").join(" "),
      position,
    })),
  };
});

/** Saves a part as somebody saw it; what another has saved meanwhile stays, unless it is the same. */
async function savePart(
  context: DeskContext<Signed, "changed">,
  on: { readonly store_id: string; readonly part: call.ProfilePart; readonly stamp: string },
  changeOf: (store: StoreRow) => StoreChange,
): Promise<Record<string, never>> {
  const { part, stamp, store_id } = on;
  await changeStore(context, { store_id, button: part }, (store) => {
    const change = changeOf(store);
    const now = stampOfPart(store, part);
    const isWanted = now === stamp || now === stampOf(partsOf({ ...store, ...change } as StoreRow)[part]);
    return isWanted ? change : context.fail("changed");
  });
  return {};
}

const place = answerDesk(call.savePlace, async ({ place: own, ...on }, context) => {
  const { position, reading } = own;
  const change = { reading, latitude: position?.latitude ?? null, longitude: position?.longitude ?? null };
  return savePart(context, { ...on, part: "place" }, () => change);
});

const cover = answerDesk(call.saveCover, async ({ cover: own, ...on }, context) => {
  // One of nothing would be told to guests as a charge.
  if (own.is_tea_money && own.tea_money === 0)
    throw new DeskFailed("malformed", { fields: ["cover.tea_money"] });
  return savePart(context, { ...on, part: "cover" }, () => own);
});

const looks = answerDesk(call.saveLooks, async ({ looks: own, ...on }, context) => {
  const store = await ownStore(context, on.store_id);
  const { accent_color } = own;
  // One that it has had for long is not taken away from it.
  if (accent_color !== store.accent_color && !isSeenAsItself(accent_color))
    throw new DeskFailed("malformed", { fields: ["looks.accent_color"] });
  const known = await picturesOf(context.db, store);
  const chosen = async (name: "picture" | "logo") => {
    const found = known.find(({ src }) => src === own[name]) ?? (await sentPicture(context.db, own[name]));
    if (found === null && own[name] !== "") throw new DeskFailed("malformed", { fields: [`looks.${name}`] });
    return found;
  };
  const change = { accent_color, picture: await chosen("picture"), logo: await chosen("logo") };
  return savePart(context, { ...on, part: "looks" }, () => change);
});

const lists = answerDesk(call.saveLists, async ({ lists: own, ...on }, context) => {
  const change = {
    dishware: own.dishware.map(({ dishware_id, name }) => ({ dishware_id, name: orJapanese(name) })),
    remark_templates: own.remark_templates.map(({ content, order_types, template_id }) => ({
      template_id,
      content: orJapanese(content),
      ...(order_types.length > 0 && { order_types }),
    })),
    attributes: own.attributes.map(({ name, value }) => ({
      name: orJapanese(name),
      value: orJapanese(value),
    })),
  };
  return savePart(context, { ...on, part: "lists" }, () => change);
});

/** What guests see of a store beside its hours and prices, and what is saved there. */
export const profileCalls = [read, find, place, cover, looks, lists];
