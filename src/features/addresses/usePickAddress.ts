import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { answerTo } from "./answerTo.ts";
import type { SavedAddress } from "./savedAddress.ts";
import { useLabelWords } from "#parts/place/useLabelWords.ts";

/** Chooses an address for the screen that asked: stores are looked for around it from now on. */
export function usePickAddress(callback: string | undefined): (address: SavedAddress) => void {
  const navigate = useNavigate();
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  const words = useLabelWords();
  return ({ address_id, label, prefecture, city, address, position }) => {
    const target = answerTo(callback, address_id);
    if (target === null) return;
    if (position) {
      const name = words(label) || prefecture + city + address;
      setWhereabouts({ ...position, label: name, source: "address", address_id });
    }
    void navigate(target, { replace: true });
  };
}
