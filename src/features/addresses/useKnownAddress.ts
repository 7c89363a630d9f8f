import { useAtomValue } from "jotai";
import { getAddress } from "#contract/calls/places.ts";
import { shownPhone, shownPostalCode } from "#domain/values/typedText.ts";
import { useCall } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { knownContactAtom } from "#state/orders/knownContact.ts";
import { localeAtom } from "#state/page/choices.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { type AddressValues, NO_VALUES } from "./addressValues.ts";

/**
 * What the form of an address for an order begins with: whom the last order was for, and the place that stores were
 * looked for around, whose block is still to be typed. Undefined until it is known.
 */
export function useKnownAddress(isForOrder: boolean): AddressValues | undefined {
  const uid = useAtomValue(sessionAtom)?.uid ?? null;
  const contact = useAtomValue(knownContactAtom);
  const where = useAtomValue(whereaboutsAtom);
  // Addresses are written in Japanese, and a place is told in the customer's language.
  const isJapanese = useAtomValue(localeAtom) === "ja";
  const position = isForOrder && where !== null && where.address_id === undefined ? where : null;
  const asked = position && { position: { latitude: position.latitude, longitude: position.longitude } };
  const { data, failure } = useCall(getAddress, asked, { isSilent: true });
  if (!isForOrder) return NO_VALUES;
  if (asked && data === undefined && failure === undefined) return undefined;
  const place = data?.place ?? null;
  const isTheirs = contact !== null && (uid === null || contact.uid === uid);
  return {
    ...NO_VALUES,
    ...(isTheirs && { name: contact.name, phone: shownPhone(contact.phone) }),
    postal_code: shownPostalCode(place?.postal_code ?? position?.postal_code ?? ""),
    ...(isJapanese &&
      place !== null && { prefecture: place.prefecture, city: place.city, address: place.town }),
  };
}
