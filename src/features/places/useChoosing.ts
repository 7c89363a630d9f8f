import { useSetAtom } from "jotai";
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Place } from "#contract/address.ts";
import type { Position } from "#contract/scalars.ts";
import { href } from "#routes/href.ts";
import { safeCallback } from "#routes/callback.ts";
import { pickedPlaceAtom } from "#state/places/pickedPlaces.ts";
import { whereaboutsAtom, type WhereaboutsSource } from "#state/places/whereabouts.ts";

interface Chosen {
  readonly position: Position;
  readonly label: string;
  readonly source: WhereaboutsSource;
  readonly place: Place | null;
}

/**
 * What becomes of a place that was chosen: it goes to the form that `callback` names, or is where the customer is from
 * now on. Both lead back past the screens of choosing to the one that led to them.
 */
export function useChoosing(callback: string | undefined) {
  const navigate = useNavigate();
  const steps = stepsOf(useLocation().state);
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  const setPicked = useSetAtom(pickedPlaceAtom);
  const form = safeCallback(callback);

  const hasLeft = useRef(false);
  // Once: a second tap must not lead further back.
  const leave = () => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    const index: unknown = window.history.state?.idx;
    if (typeof index === "number" && index > steps) void navigate(-1 - steps);
    else void navigate(form ?? href("home", {}), { replace: true });
  };
  return {
    /** The screen that asked, for a way back without a history; null where none did. */
    form,
    leave,
    choose: ({ position, label, source, place }: Chosen) => {
      if (form === null) setWhereabouts({ ...position, label, source, ...postalCode(place) });
      else setPicked({ position, place });
      leave();
    },
    /** Another screen of choosing. */
    goOn: (path: string) => void navigate(path, { state: { steps: steps + 1 } }),
  };
}

const postalCode = (place: Place | null) => (place?.postal_code ? { postal_code: place.postal_code } : {});

/** How many screens of choosing lie before this one. */
function stepsOf(state: unknown): number {
  if (typeof state !== "object" || state === null || !("steps" in state)) return 0;
  return typeof state.steps === "number" ? state.steps : 0;
}
