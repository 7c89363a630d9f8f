import { useEffect, useState } from "react";
import { searchAddress } from "#contract/calls/places.ts";
import type { Position } from "#contract/scalars.ts";
import { useCall } from "#net/useCall.ts";
import { positionIn } from "./positionIn.ts";

/** Milliseconds that the map waits for where words are: it moves under nobody's finger later. */
const PATIENCE = 3_000;

interface Query {
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
  readonly keyword?: string | undefined;
}

/**
 * Where a map begins: at the position that the address carries, or at what its words stand for; null where it carries
 * neither, or they stand for nothing. `isKnown` is false as long as that may still become known.
 */
export function useBeginAt({ keyword = "", ...query }: Query): {
  readonly isKnown: boolean;
  readonly begin: Position | null;
} {
  const [carried] = useState(() => positionIn(query));
  const [words] = useState(() => (carried ? "" : keyword.trim().slice(0, 200)));
  const [isLate, setLate] = useState(false);
  const { data, failure } = useCall(searchAddress, words === "" ? null : { keyword: words }, {
    isSilent: true,
  });
  const isAnswered = words === "" || data !== undefined || failure !== undefined;
  useEffect(() => {
    if (isAnswered) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isAnswered]);
  return {
    isKnown: isAnswered || isLate,
    begin: carried ?? (isLate ? null : (data?.places[0]?.position ?? null)),
  };
}
