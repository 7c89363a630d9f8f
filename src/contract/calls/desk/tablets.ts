import * as z from "zod/mini";
import { Id, Time } from "#contract/scalars.ts";
import { deskCall, Done, TabletName, TypedPassword } from "./deskCall.ts";

/** Four digits, of whatever width they were typed. */
const Pin = z.string().check(
  z.overwrite((text) => text.normalize("NFKC").trim()),
  z.regex(/^\d{4}$/),
);

/** Seconds without a touch after which a shared tablet goes back to its names. */
export const PIN_IDLE_SECONDS = 300;

/** Letters that are easily taken for digits are those digits. */
const asMeant = (text: string) =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\-‐‑–—−ー]/g, "")
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1");

/** A code that pairs a tablet, as one types it from the other screen: eight digits and letters, whatever stands between. */
const PairingCode = z.string().check(z.overwrite(asMeant), z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));

/** A shared tablet, as those see it who may end it. */
export const PairedTablet = z.object({
  tablet_id: Id,
  store_id: Id,
  store_name: z.string(),
  name: TabletName,
  paired_time: Time,
  seen_time: Time,
});
export type PairedTablet = z.infer<typeof PairedTablet>;

export const listTablets = deskCall({
  path: "/desk/api/tablets",
  about: "The shared tablets of one's stores.",
  access: "store",
  effect: "read",
  request: z.object({}),
  response: z.object({ tablets: z.array(PairedTablet) }),
  faults: [],
});

export const offerPairing = deskCall({
  path: "/desk/api/tablets/offer",
  about: "A code that pairs one tablet with a store, within ten minutes. The one before ends.",
  access: "store",
  effect: "write",
  request: z.object({ store_id: Id }),
  response: z.object({ code: z.string(), ends_time: Time }),
  faults: [],
});

export const pairTablet = deskCall({
  path: "/desk/api/tablets/pair",
  about: "Makes the browser that asks a shared tablet of the store that the code is of.",
  access: "anyone",
  effect: "write",
  request: z.object({ code: PairingCode, name: TabletName }),
  response: Done,
  faults: ["wrong_pairing"],
});

export const renameTablet = deskCall({
  path: "/desk/api/tablets/rename",
  about: "Calls a shared tablet by another name.",
  access: "store",
  effect: "write",
  request: z.object({ tablet_id: Id, name: TabletName }),
  response: Done,
  faults: ["gone"],
});

export const endTablet = deskCall({
  path: "/desk/api/tablets/end",
  about: "Takes a shared tablet from its store, at once: whoever is signed in there by a PIN is signed out.",
  access: "store",
  effect: "write",
  request: z.object({ tablet_id: Id }),
  response: Done,
  faults: ["gone"],
});

export const signInByPin = deskCall({
  path: "/desk/api/pin/signin",
  about:
    "Signs in at the shared tablet that asks, for floor and kitchen work at its store. Who was there before leaves.",
  access: "anyone",
  effect: "write",
  request: z.object({ staff_id: Id, pin: Pin }),
  response: Done,
  faults: ["no_tablet", "gone", "held_up", "wrong_pin"],
});

export const stayAtTablet = deskCall({
  path: "/desk/api/pin/stay",
  about: "Somebody has touched the shared tablet: the session that a PIN opened goes on.",
  access: "signed_in",
  effect: "write",
  request: z.object({}),
  response: Done,
  faults: [],
});

export const setPin = deskCall({
  path: "/desk/api/pin/set",
  about: "Sets one's PIN. What the one before had opened ends.",
  access: "own_account",
  effect: "write",
  request: z.object({ present: TypedPassword, pin: Pin }),
  response: Done,
  faults: ["held_up", "wrong_password", "pin_common"],
});

export const removePin = deskCall({
  path: "/desk/api/pin/remove",
  about: "Takes one's PIN away, and ends what it had opened.",
  access: "own_account",
  effect: "write",
  request: z.object({}),
  response: Done,
  faults: [],
});
