import { useSetAtom } from "jotai";
import { useCallback } from "react";
import { getAddress } from "#contract/calls/places.ts";
import { useSend } from "#net/useCall.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";
import { useDevicePosition } from "./useDevicePosition.ts";

/**
 * Finds the customer by their device, on their press, and keeps it as their whereabouts. The place's name follows when
 * it can be had; the stores near it do not wait for that.
 */
export function useFindMe() {
  const { state, ask } = useDevicePosition();
  const send = useSend();
  const setWhereabouts = useSetAtom(whereaboutsAtom);
  const findMe = useCallback(async () => {
    const position = await ask();
    if (position === null) return false;
    setWhereabouts({ ...position, label: "", source: "device" });
    void send(getAddress, { position }, { isSilent: true }).then((answer) => {
      const place = answer.ok ? answer.data.place : null;
      if (!place) return;
      setWhereabouts((now) =>
        // Another place may have been chosen meanwhile.
        now?.latitude === position.latitude && now.longitude === position.longitude
          ? { ...now, label: place.name || place.address }
          : now,
      );
    });
    return true;
  }, [ask, send, setWhereabouts]);
  return { state, findMe };
}
