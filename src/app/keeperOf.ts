import { sessionKeeper, type SessionKeeper } from "#boot/sessionKeeper.ts";
import { placeAtom } from "#state/place.ts";
import { sessionAtom, storedSession } from "#state/session.ts";
import { signInDoorAtom } from "#state/signInDoor.ts";
import type { Services } from "./createServices.ts";

const keepers = new WeakMap<Services, SessionKeeper>();

/** The keeper of the session, one for a page load: calls that fail together share its work. */
export function keeperOf(services: Services): SessionKeeper {
  const { store, send } = services;
  const keeper =
    keepers.get(services) ??
    sessionKeeper({
      send,
      session: { get: storedSession, set: (user) => store.set(sessionAtom, user) },
      place: () => store.get(placeAtom),
      silently: () => store.get(signInDoorAtom).silently(),
      elapsed: () => performance.now(),
    });
  keepers.set(services, keeper);
  return keeper;
}
