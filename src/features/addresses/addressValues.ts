import { useAtom, useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { foldWidth, shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { ownContactAtom } from "#state/orders/knownContact.ts";
import { localeAtom } from "#state/page/choices.ts";
import type { AddressDraft } from "#state/places/addressDraft.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { type PickedPlace, pickedPlaceAtom } from "#state/places/pickedPlaces.ts";
import { draftOf } from "./addressDraft.ts";
import type { SavedAddress } from "./savedAddresses.ts";

/** What stands in the form of an address. */
export interface AddressValues {
  readonly name: string;
  readonly phone: string;
  readonly postal_code: string;
  readonly prefecture: string;
  readonly city: string;
  /** Town and block. */
  readonly address: string;
  /** Building, floor and room. */
  readonly detail: string;
  readonly label: string;
  readonly is_default: boolean;
}

export const NO_VALUES: AddressValues = {
  name: "",
  phone: "",
  postal_code: "",
  prefecture: "",
  city: "",
  address: "",
  detail: "",
  label: "",
  is_default: false,
};

/**
 * What is known of whoever is here: whom their last order was for, and the postal code of the place that stores were
 * looked for around, by which the form finds the rest.
 */
export function useKnownValues(): AddressValues {
  const contact = useAtomValue(ownContactAtom);
  const where = useAtomValue(whereaboutsAtom);
  // What is around an address of theirs is not that of another one.
  const postal_code = where?.address_id === undefined ? (where?.postal_code ?? "") : "";
  return {
    ...NO_VALUES,
    name: contact?.name ?? "",
    phone: shownPhone(contact?.phone ?? ""),
    postal_code: shownPostalCode(postal_code),
  };
}

/** A saved address as the form shows it. */
export function valuesOf(saved: SavedAddress): AddressValues {
  const { name, phone, postal_code, prefecture, city, address, detail, label, is_default } = saved;
  return {
    name,
    phone: shownPhone(phone),
    postal_code: shownPostalCode(postal_code),
    prefecture,
    city,
    address,
    detail,
    label,
    is_default: is_default === 1,
  };
}

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

/** The fields of a form or a draft that are not as the form began. */
export function changesOf(values: AddressDraft, begin: AddressValues): Partial<AddressValues> {
  const { name, phone, postal_code, prefecture, city, address, detail, label, is_default } = values;
  return {
    ...(name !== undefined && name !== begin.name && { name }),
    ...(phone !== undefined && phone !== begin.phone && { phone }),
    ...(postal_code !== undefined && postal_code !== begin.postal_code && { postal_code }),
    ...(prefecture !== undefined && prefecture !== begin.prefecture && { prefecture }),
    ...(city !== undefined && city !== begin.city && { city }),
    ...(address !== undefined && address !== begin.address && { address }),
    ...(detail !== undefined && detail !== begin.detail && { detail }),
    ...(label !== undefined && label !== begin.label && { label }),
    ...(is_default !== undefined && is_default !== begin.is_default && { is_default }),
  };
}

type Written = Pick<AddressValues, "prefecture" | "city" | "address">;

/** An address as the one text that a position on the map is set for. */
export function writtenPlace({ prefecture, city, address }: Written): string {
  return prefecture.trim() + city.trim() + address.trim();
}

/**
 * The position that the customer set on the map; null where they set none, or wrote another address since. One that was
 * set before all was written, as before the block's number, is that of the address that follows.
 */
export function positionFor(values: Written, { position, position_of }: AddressDraft) {
  if (!position || position_of === undefined) return null;
  return goesOn(foldWidth(position_of), foldWidth(writtenPlace(values))) ? position : null;
}

/** Whether an address is one that was begun, written further: 1-1 goes on as 1-1-3, and not as 1-12. */
function goesOn(begun: string, written: string): boolean {
  if (!written.startsWith(begun)) return false;
  return !(/\d$/.test(begun) && /^\d/.test(written.slice(begun.length)));
}
