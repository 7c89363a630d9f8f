import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { whereaboutsOf } from "#parts/places/usePlacedAddresses.ts";
import { useLabelWords } from "#parts/places/useLabelWords.ts";
import { safeCallback } from "#routes/callback.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import type { SavedAddress } from "./savedAddresses.ts";

/** Chooses an address for the screen that asked: stores are looked for around it from now on. */
export function usePickAddress(callback: string | undefined): (address: SavedAddress) => void {
  const navigate = useNavigate();
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  const words = useLabelWords();
  return (address) => {
    const target = answerTo(callback, address.address_id);
    if (target === null) return;
    const chosen = whereaboutsOf(address, words(address.label));
    if (chosen) setWhereabouts(chosen);
    void navigate(target, { replace: true });
  };
}

/**
 * Where to go with a chosen address: the screen that asked, which gets the address's id where it takes one; null when
 * none asked, or what asked is no screen of ours.
 */
export function answerTo(callback: string | undefined, address_id: string): string | null {
  const target = safeCallback(callback);
  if (target === null) return null;
  const { pathname, search, searchParams } = new URL(target, "https://app.invalid");
  if (!matchRoute(pathname, search)?.route.takes.includes("addressId")) return target;
  searchParams.set("addressId", address_id);
  return `${pathname}?${searchParams}`;
}
