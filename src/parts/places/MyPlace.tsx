import { useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { usePlacedAddresses } from "./usePlacedAddresses.ts";

/** Takes the caller's own address, the default one, for the place that nobody has said yet. */
export default function MyPlace() {
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  const [isMissing, miss] = useState(false);
  const mine = usePlacedAddresses(isMissing)?.[0]?.whereabouts;
  // A place that is stored is read a moment after the first render, and takes this away.
  useEffect(() => miss(true), []);
  useEffect(() => {
    if (mine !== undefined) setWhereabouts((said) => said ?? mine);
  }, [mine, setWhereabouts]);
  return null;
}
