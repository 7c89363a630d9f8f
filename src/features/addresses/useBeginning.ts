import { useAtom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { shownPostalCode } from "#domain/values/typedText.ts";
import type { AddressDraft } from "#state/places/addressDraft.ts";
import { localeAtom } from "#state/page/choices.ts";
import { type PickedPlace, pickedPlaceAtom } from "#state/places/pickedPlaces.ts";
import type { AddressValues } from "./addressValues.ts";
import { changesOf } from "./changesOf.ts";
import { draftOf } from "./draftOf.ts";
import { writtenPlace } from "./positionFor.ts";

export type SetPosition = Pick<AddressDraft, "position" | "position_of">;

/** What the form of an address starts with: as it is saved, what was typed before, and what was picked on the map. */
export function useBeginning(addressId: string | undefined, begin: AddressValues) {
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const [picked, setPicked] = useAtom(pickedPlaceAtom);
  const [{ initial, set }] = useState(() => {
    const draft = draftOf(addressId).read();
    const typed = { ...begin, ...changesOf(draft, begin) };
    return picked ? withPicked(typed, picked, isJapanese) : { initial: typed, set: draft };
  });
  useEffect(() => {
    if (!picked) return;
    draftOf(addressId).add({ position: set.position, position_of: set.position_of });
    setPicked(null);
  }, [picked, set, addressId, setPicked]);
  return { initial, set };
}

/**
 * A place on the map fills in the fields that are empty, and is the position of the address that stands there then. Its
 * words are in the customer's language: only in Japanese can an address be delivered by them.
 */
function withPicked(
  typed: AddressValues,
  { position, place }: PickedPlace,
  isJapanese: boolean,
): { initial: AddressValues; set: SetPosition } {
  const words = isJapanese ? place : null;
  const initial = {
    ...typed,
    postal_code: typed.postal_code || shownPostalCode(place?.postal_code ?? ""),
    prefecture: typed.prefecture || (words?.prefecture ?? ""),
    city: typed.city || (words?.city ?? ""),
    address: typed.address || (words?.town ?? ""),
  };
  return { initial, set: { position, position_of: writtenPlace(initial) } };
}
