import type * as z from "zod/mini";
import type { Region } from "#contract/address.ts";
import { checkDistance, getAddress, searchAddress, searchPostCode } from "#contract/calls/places.ts";
import * as Code from "#contract/codes.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import { distanceBetween } from "#domain/delivery/distance.ts";
import { ownAddress, positionOf } from "#provider/members/addresses/addresses.ts";
import { flag } from "#provider/server/calls/envelope.ts";
import { answer } from "#provider/server/context.ts";
import { deliveryTo } from "#provider/stores/delivery.ts";
import { findStore } from "#provider/stores/findStore.ts";
import { findPlaces, placeAt } from "./askGeocoder.ts";
import { municipalities, municipalityName } from "./municipalities.ts";
import { postalAreas } from "./postalAreas.ts";
import { prefectures } from "./prefectures.ts";
import { presentPlace } from "./presentPlace.ts";

export const answerGetAddress = answer(getAddress, async ({ position, region_id }, context) => {
  if (position === undefined) {
    const regions = regionsBelow(region_id ?? null, context.language);
    return regions === null ? context.fail(Code.noData) : { place: null, regions };
  }
  const place = await placeAt(position, context);
  if (place === "unreachable") return context.fail(Code.serviceUnavailable);
  return { place: place === null ? null : presentPlace(place), regions: [] };
});

export const answerSearchAddress = answer(searchAddress, async ({ keyword, position }, context) => {
  const found = await findPlaces(keyword, context);
  if (found === "unreachable") return context.fail(Code.serviceUnavailable);
  const places =
    position === undefined
      ? found
      : found.toSorted((one, other) => distanceBetween(one, position) - distanceBetween(other, position));
  return { places: places.map(presentPlace) };
});

export const answerSearchPostCode = answer(searchPostCode, async ({ postal_code }) => ({
  areas: postalAreas(postal_code),
}));

export const answerCheckDistance = answer(checkDistance, async (request, { db, caller, fail }) => {
  const { store_id, address_id, position = null } = request;
  const store = await findStore(db, store_id, fail);
  if (store.left_at !== null) return fail(Code.storeMissing);
  const asked = async () => {
    if (address_id === undefined) return position;
    if (caller === null) return fail(Code.addressMissing);
    const address = await ownAddress(db, { uid: caller.uid, address_id }, fail);
    const place = positionOf(address);
    return place === null ? null : { ...place, postal_code: address.postal_code };
  };
  const to = await asked();
  if (to === null) return fail(Code.addressMissing);
  const delivery = deliveryTo(store, to);
  if (delivery === null) return fail(Code.offPremisesUnsupported);
  const { distance, terms } = delivery;
  // Whoever is out of range is told what the store asks in general.
  const { dispatchprice, freeprice, minimum_order } = terms ?? store;
  return {
    distance,
    is_in_range: flag(terms !== null),
    max_distance: store.delivery_zones.length > 0 ? null : store.max_distance,
    dispatchprice,
    freeprice,
    minimum_order,
    minutes: store.delivery_minutes,
  };
});

/** The municipalities of a prefecture, or, without one, the prefectures; null where the region is none of them. */
function regionsBelow(region_id: string | null, language: WireLanguage): z.infer<typeof Region>[] | null {
  if (region_id === null) {
    return prefectures.map(({ code, name }) => ({
      region_id: code,
      name: name[language],
      written: name.ja,
      has_regions: 1,
    }));
  }
  if (municipalities.has(region_id)) return [];
  if (!prefectures.some(({ code }) => code === region_id)) return null;
  return [...municipalities.values()]
    .filter(({ code }) => code.startsWith(region_id))
    .map((each) => ({
      region_id: each.code,
      name: municipalityName(each, language),
      written: municipalityName(each, "ja"),
      has_regions: 0,
    }));
}
