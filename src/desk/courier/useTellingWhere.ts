import { useEffect, useState } from "react";
import type { Position } from "#contract/scalars.ts";
import { courierPlace } from "#contract/calls/desk/courier.ts";
import { deskSend } from "#desk/net/deskSend.ts";

/** Milliseconds between two places that are told; and after which the same one is told again. */
const SOONEST = 10_000;
const AGAIN = 30_000;

/** How telling stands; `ended`: the delivery is over, or it is not this courier's any more. */
export type Telling = "off" | "asking" | "on" | "unsent" | "denied" | "unavailable" | "ended";

/** Tells the guest where this device is, from `start` until `stop`, or until the delivery has ended. */
export function useTellingWhere(token: string) {
  const [isOn, setOn] = useState(false);
  const [state, setState] = useState<Telling>("off");

  useEffect(() => {
    if (!isOn) return undefined;
    let last: Position | null = null;
    let told = 0;
    let isOver = false;
    const end = (how: Telling) => {
      setState(how);
      setOn(false);
    };
    const tell = async () => {
      if (last === null) return;
      told = Date.now();
      const answer = await deskSend(courierPlace, { token, position: last });
      if (isOver) return;
      if (answer.ok) setState("on");
      else if (answer.kind === "fault" && answer.fault === "link_ended") end("ended");
      else setState("unsent");
    };
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition(
      ({ coords: { latitude, longitude } }) => {
        last = { latitude, longitude };
        if (Date.now() - told >= SOONEST) void tell();
      },
      ({ code, PERMISSION_DENIED }) => {
        if (code === PERMISSION_DENIED) end("denied");
        else if (last === null) setState("unavailable");
      },
      { enableHighAccuracy: true, maximumAge: SOONEST },
    );
    const timer = setInterval(() => Date.now() - told >= AGAIN && void tell(), SOONEST);
    return () => {
      isOver = true;
      geolocation.clearWatch(watch);
      clearInterval(timer);
    };
  }, [isOn, token]);

  return {
    state,
    isOn,
    start: () => {
      const can = "geolocation" in navigator;
      setState(can ? "asking" : "unavailable");
      setOn(can);
    },
    stop: () => {
      setOn(false);
      setState("off");
      void deskSend(courierPlace, { token, position: null });
    },
  };
}
