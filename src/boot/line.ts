import { type ChatCard, type EntryPoints, permanentLink } from "#domain/share/shareCard.ts";
import { type FlexMessage, flexMessage } from "#liff/flex/flexMessage.ts";
import type { LiffFeature } from "#liff/sdk.ts";
import { type HostCapabilities, plainReach, type ReachOutcome } from "#state/account/hostCapabilities.ts";
import type { LineTrouble } from "#state/account/signInPath.ts";
import { local } from "#state/storage/storage.ts";
import type { Host, HostReady } from "./host.ts";

/** Milliseconds until LINE's SDK is taken to be out of reach: with its user agent and no bridge it never settles. */
const TIME_LIMIT = 10_000;
/** On the first redirect LINE itself leads on; only a network that swallows everything lets it take so long. */
const FIRST_REDIRECT_LIMIT = 30_000;

/** The part of LINE's SDK that the app uses; the real one and the provider's stand-in are made alike. */
export interface LineSdk {
  /** Once for a page load, before the address changes. On LINE's first redirect it never settles. */
  readonly init: () => Promise<void>;
  readonly isLoggedIn: () => boolean;
  /** Whether the page is in LINE's own browser as a LIFF app. */
  readonly isInClient: () => boolean;
  /** Perhaps run out: that is for the provider to say, as this device's clock may be wrong. */
  readonly idToken: () => string | null;
  readonly accessToken: () => string | null;
  /** Leaves for LINE's sign-in page, which comes back to this address of ours. */
  readonly login: (redirectUri: string) => void;
  /** Forgets LINE's tokens. */
  readonly logout: () => void;
  /** Opens an address in the device's own browser; false outside of LINE. */
  readonly openOutside: (address: string) => boolean;
  /** Closes the LIFF app; false outside of LINE. */
  readonly close: () => boolean;
  /** Whether this LINE, on this device, does it for this LIFF app; each of the following is to be asked for first. */
  readonly can: (feature: LiffFeature) => boolean;
  /** Whether the LIFF app was opened from a chat. */
  readonly canWrite: () => boolean;
  /** Lets the customer choose whom to send it to; false where they closed that. */
  readonly share: (message: FlexMessage) => Promise<boolean>;
  /** The text of a code; null where the customer closed the reader. */
  readonly scan: () => Promise<string | null>;
  /** Writes into the chat, for whoever allows it; false for who does not. It rejects where LINE cannot ask or write. */
  readonly write: (message: FlexMessage) => Promise<boolean>;
  /** The LIFF app's address as LINE's console has it; null where it is not known. */
  readonly endpoint: () => string | null;
  /** Shows how to put the address on the device's first screen. */
  readonly addShortcut: (address: string) => Promise<void>;
}

export interface LineHost extends Host {
  /** The SDK once it has been loaded; null before that. */
  readonly sdk: () => LineSdk | null;
}

/** LINE: its SDK is loaded when it is started, and initialised once for a page load. */
export function lineHost(load: () => Promise<LineSdk>, isFirstRedirect: boolean): LineHost {
  let sdk: LineSdk | null = null;
  let started: Promise<HostReady> | null = null;

  async function begin(): Promise<HostReady> {
    try {
      sdk = await load();
    } catch (error) {
      // Never initialised: a tap may try again.
      started = null;
      return { trouble: lineTroubleOf(error) };
    }
    try {
      await sdk.init();
      return { trouble: null };
    } catch (error) {
      return isLeaving(error) ? new Promise(() => {}) : { trouble: lineTroubleOf(error) };
    }
  }

  return {
    kind: "line",
    start: () => {
      const limit = isFirstRedirect ? FIRST_REDIRECT_LIMIT : TIME_LIMIT;
      started ??= Promise.race([begin(), afterLimit(limit)]);
      return started;
    },
    close: () => sdk?.close() ?? false,
    sdk: () => sdk,
  };
}

/** Inside of LINE the SDK leaves for LINE's sign-in by itself when its tokens are gone, and rejects as well. */
function isLeaving(error: unknown): boolean {
  return error instanceof Error && /Failed to (parse|verify) /.test(error.message);
}

function afterLimit(milliseconds: number): Promise<HostReady> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ trouble: "unreachable" }), milliseconds);
  });
}

interface LineSettings {
  readonly liffId: string | null;
  readonly lineLogin: "line" | "stand_in" | null;
  /** Origin of the provider, which carries the stand-in. */
  readonly apiBase: string;
}

/** Loads LINE's SDK, or where the operator has no keys and shows the demo the one that speaks with the stand-in. */
export async function loadLineSdk({ liffId, lineLogin, apiBase }: LineSettings): Promise<LineSdk> {
  if (lineLogin === "stand_in") return (await import("#liff/standIn.ts")).standInSdk(liffId, apiBase);
  if (!liffId) throw new Error("LINE login needs a LIFF id");
  return (await import("#liff/sdk.ts")).lineSdk(liffId);
}

/**
 * What LINE does for the screens, each thing only where it says that it can: its versions, its permissions and the
 * console's settings differ. What fails there is done in the plain way.
 */
export function lineReach(sdk: LineSdk, entryPoints: EntryPoints): HostCapabilities {
  async function attempt(work: () => Promise<boolean>): Promise<ReachOutcome> {
    try {
      return (await work()) ? "done" : "dropped";
    } catch {
      return "none";
    }
  }
  const message = (card: ChatCard) => flexMessage(card, entryPoints);
  const canSay = () => sdk.can("sendMessages") && sdk.canWrite();
  const canAddShortcut = () => sdk.can("createShortcutOnHomeScreen");
  return {
    openOutside: (address) => {
      if (!sdk.openOutside(address)) plainReach.openOutside(address);
    },
    close: sdk.close,
    share: async (card) =>
      sdk.can("shareTargetPicker") && sdk.isLoggedIn() ? attempt(() => sdk.share(message(card))) : "none",
    scan: async () => (sdk.can("scanCodeV2") ? sdk.scan().catch(() => undefined) : undefined),
    canSay,
    say: async (card) => (canSay() ? attempt(() => sdk.write(message(card))) : "none"),
    endpoint: sdk.endpoint,
    canAddShortcut,
    addShortcut: async (address) =>
      canAddShortcut()
        ? attempt(() => sdk.addShortcut(permanentLink(address, entryPoints)).then(() => true))
        : "none",
  };
}

/** What a blocked or full storage throws, in Firefox too. */
const STORAGE_ERROR = /^(SecurityError|QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED)$/;

/**
 * What is wrong when LINE's SDK throws: a refusal, or a storage that it cannot use; everything else (no network, a wrong
 * LIFF id) means that LINE cannot be had now.
 */
export function lineTroubleOf(error: unknown): LineTrouble {
  const isNamed = error instanceof Error || error instanceof DOMException;
  const { name, message } = isNamed ? error : { name: "", message: "" };
  if (/access_denied/i.test(message)) return "cancelled";
  return STORAGE_ERROR.test(name) || local.health() === "blocked" ? "no_storage" : "unreachable";
}
