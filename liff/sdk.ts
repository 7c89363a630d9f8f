import liff from "@line/liff";
import type { FlexMessage } from "./flex/flexMessage.ts";

/** Where the SDK leaves for to get its tokens. */
const SIGN_IN_HOST = "https://access.line.me/.well-known/openid-configuration";

/**
 * Whether the SDK, inside of LINE, will leave for LINE's sign-in page at once: it has no tokens, as when the app's page
 * was loaded anew, and is not on its way back with a code.
 */
function isLeaving(liffId: string): boolean {
  return (
    /\bLIFF\b/.test(window.navigator.userAgent) &&
    !/[#&]feature_token=/.test(window.location.hash) &&
    !/[?&]code=/.test(window.location.search) &&
    window.sessionStorage.getItem(`LIFF_STORE:${liffId}:featureToken`) === null
  );
}

async function init(liffId: string): Promise<void> {
  // Not to a page that cannot be reached: that would take the menu away. This rejects without a network to LINE.
  if (isLeaving(liffId)) await fetch(SIGN_IN_HOST, { mode: "no-cors" });
  await liff.init({ liffId });
}

/** Chats that a customer may write to from a LIFF app that was opened there; LINE allows it in no OpenChat. */
const CHATS: readonly string[] = ["utou", "room", "group"];
const CHAT_SCOPE = "chat_message.write";

/** What the SDK rejects with where the customer says no, or closes the question. */
const isRefusal = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "UNAUTHORIZED";

/**
 * Whether the customer lets the app write into their chat; asks them where they have not said yet.
 * @throws where LINE does not let them be asked: the scope is not switched on, or no mini-app asks
 */
async function mayWrite(): Promise<boolean> {
  const state = async () => (await liff.permission.query(CHAT_SCOPE)).state;
  const now = await state();
  if (now === "unavailable") throw new Error(`${CHAT_SCOPE} is not switched on`);
  if (now === "granted") return true;
  try {
    await liff.permission.requestAll();
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
  return (await state()) === "granted";
}

/** LINE's SDK for one LIFF id. Loaded by a dynamic import, in LINE or when LINE was chosen. */
export function lineSdk(liffId: string) {
  return {
    init: () => init(liffId),
    isLoggedIn: () => liff.isLoggedIn(),
    isInClient: () => liff.isInClient(),
    idToken: () => liff.getIDToken(),
    accessToken: () => liff.getAccessToken(),
    login: (redirectUri: string) => liff.login({ redirectUri }),
    logout: () => liff.logout(),
    openOutside: (url: string) => {
      if (!liff.isInClient()) return false;
      liff.openWindow({ url, external: true });
      return true;
    },
    close: () => {
      if (!liff.isInClient()) return false;
      liff.closeWindow();
      return true;
    },
    can: (feature: LiffFeature) => liff.isInClient() && liff.isApiAvailable(feature),
    canWrite: () => CHATS.includes(liff.getContext()?.type ?? "none"),
    share: async (message: FlexMessage) =>
      (await liff.shareTargetPicker([message], { isMultiple: true }))?.status === "success",
    scan: async () => (await liff.scanCodeV2()).value,
    async write(message: FlexMessage) {
      if (!(await mayWrite())) return false;
      await liff.sendMessages([message]);
      return true;
    },
    endpoint: () => liff.getContext()?.endpointUrl ?? null,
    addShortcut: (url: string) => liff.createShortcutOnHomeScreen({ url }),
  };
}

/** What not every LINE app can do, on every device, for every LIFF app. */
export type LiffFeature = "shareTargetPicker" | "scanCodeV2" | "sendMessages" | "createShortcutOnHomeScreen";
