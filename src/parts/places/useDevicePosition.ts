import { useSetAtom } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { getAddress } from "#contract/calls/places.ts";
import { useSend } from "#net/useCall.ts";
import { whereaboutsAtom } from "#state/places/whereabouts.ts";

/** How asking the device for its position stands; each but `found` has a way on: choosing by address. */
export type DeviceState = "idle" | "asking" | "slow" | "denied" | "unavailable" | "found";

/** Milliseconds after which a device that still looks for itself is called slow. */
const SLOW = 8_000;
/** Milliseconds after which it is given up; the browser's own time starts only once the customer has agreed. */
const PATIENCE = 20_000;
/** Milliseconds that a known position may be old. */
const FRESH = 60_000;

export interface DevicePoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** To about ten metres: enough to find a store by, and no more than that is kept. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Asks the device where it is. Call `ask` only from a press of the customer; null where it does not say. */
export function useDevicePosition() {
  const [state, setState] = useState<DeviceState>("idle");
  const asked = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stop = useCallback(() => {
    asked.current += 1;
    clearTimeout(timer.current);
  }, []);
  useEffect(() => stop, [stop]);

  const ask = useCallback(async (): Promise<DevicePoint | null> => {
    stop();
    const turn = asked.current;
    const isCurrent = () => asked.current === turn;
    if (!navigator.geolocation) {
      setState("unavailable");
      return null;
    }
    setState("asking");
    timer.current = setTimeout(() => isCurrent() && setState("slow"), SLOW);
    const { state: end, point } = await locate(navigator.geolocation);
    if (!isCurrent()) return null;
    clearTimeout(timer.current);
    setState(end);
    return point;
  }, [stop]);

  return { state, ask };
}

interface Located {
  readonly state: "found" | "denied" | "unavailable";
  readonly point: DevicePoint | null;
}

function locate(geolocation: Geolocation): Promise<Located> {
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          state: "found",
          point: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      (error) =>
        resolve({ state: error.code === error.PERMISSION_DENIED ? "denied" : "unavailable", point: null }),
      { enableHighAccuracy: false, timeout: PATIENCE, maximumAge: FRESH },
    );
  });
}

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
          ? {
              ...now,
              label: place.name || place.address,
              ...(place.postal_code ? { postal_code: place.postal_code } : {}),
            }
          : now,
      );
    });
    return true;
  }, [ask, send, setWhereabouts]);
  return { state, findMe };
}
