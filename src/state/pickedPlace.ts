import { atom } from "jotai";
import type { Place } from "#contract/place.ts";
import type { Position } from "#contract/position.ts";

/** A place that a form sent for. */
export interface PickedPlace {
  readonly position: Position;
  /** What is known of it; null where it has no address, or that could not be had. */
  readonly place: Place | null;
}

/** What was picked on the map or by words for the form that asked; the form takes it and puts null in its place. */
export const pickedPlaceAtom = atom<PickedPlace | null>(null);
