import { useState } from "react";
import { searchAddress, searchPostCode } from "#contract/calls/places.ts";
import type { ResponseOf } from "#contract/call.ts";
import { useSend } from "#net/useCall.ts";
import type { useChoosing } from "./useChoosing.ts";

export type ChoosePlace = ReturnType<typeof useChoosing>["choose"];
type Area = ResponseOf<typeof searchPostCode>["areas"][number];
type Fault = "bad" | "none" | "notPlaced" | "failed";

/** Finds the areas of a postal code, and where the chosen one of them is. */
export function usePostalFinder(choose: ChoosePlace) {
  const send = useSend();
  const [areas, setAreas] = useState<readonly Area[]>([]);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);

  const find = async (postal_code: string) => {
    setAreas([]);
    if (!/^\d{7}$/.test(postal_code)) return setFault("bad");
    setFault(null);
    setBusy(true);
    const answer = await send(searchPostCode, { postal_code }, { isSilent: true });
    setBusy(false);
    if (!answer.ok) return setFault("failed");
    setAreas(answer.data.areas);
    if (answer.data.areas.length === 0) setFault("none");
  };

  const take = async (area: Area) => {
    const keyword = area.prefecture + area.city + area.town;
    setFault(null);
    setBusy(true);
    const answer = await send(searchAddress, { keyword }, { isSilent: true });
    setBusy(false);
    if (!answer.ok) return setFault("failed");
    const [place] = answer.data.places;
    if (!place) return setFault("notPlaced");
    choose({ position: place.position, label: place.address || keyword, source: "postal", place });
  };
  return { areas, fault, isBusy, find, take };
}
