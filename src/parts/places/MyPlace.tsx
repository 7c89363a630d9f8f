import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { WHEREABOUTS_KEY } from "#state/places/addressAround.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { local } from "#state/storage/storage.ts";
import { usePlacedAddresses } from "./usePlacedAddresses.ts";

/** Takes the caller's own address, the default one, for the place that nobody has said yet. */
export default function MyPlace() {
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  // What is stored is read into its atom a moment after the first render.
  const mine = usePlacedAddresses(local.get(WHEREABOUTS_KEY) === null)?.[0]?.whereabouts;
  useEffect(() => {
    if (mine !== undefined) setWhereabouts((said) => said ?? mine);
  }, [mine, setWhereabouts]);
  return null;
}
