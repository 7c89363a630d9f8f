import { atom } from "jotai";
import * as z from "zod/mini";
import { Place } from "#contract/address.ts";
import type { Position } from "#contract/scalars.ts";
import { jsonCodec, storedAtom } from "#state/storage/storedAtom.ts";

/** A place that a form sent for. */
export interface PickedPlace {
  readonly position: Position;
  /** What is known of it; null where it has no address, or that could not be had. */
  readonly place: Place | null;
}

/** What was picked on the map or by words for the form that asked; the form takes it and puts null in its place. */
export const pickedPlaceAtom = atom<PickedPlace | null>(null);

const KEPT = 8;
const Places = z.array(Place);

const held = storedAtom<z.infer<typeof Places>>("noren.places", [], jsonCodec(Places, []));

const isSame = (one: Place, other: Place) => one.name === other.name && one.address === other.address;

/** Places that were chosen on this device, the last first. */
export const recentPlacesAtom = atom((get) => get(held));

export const rememberPlaceAtom = atom(null, (_get, set, place: Place) =>
  set(held, (places) => [place, ...places.filter((one) => !isSame(one, place))].slice(0, KEPT)),
);

/** Forgets one place, or with null all of them. */
export const forgetPlaceAtom = atom(null, (_get, set, place: Place | null) =>
  set(held, (places) => (place === null ? [] : places.filter((one) => !isSame(one, place)))),
);
