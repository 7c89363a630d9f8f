import { flexMessage } from "#liff/flex/flexMessage.ts";
import { type Doors, permanentLink } from "#domain/permanentLink.ts";
import type { ChatCard } from "#domain/chatCard.ts";
import type { HostReach, ReachOutcome } from "#state/hostReach.ts";
import { plainReach } from "#state/plainReach.ts";
import type { LineSdk } from "./hosts/line.ts";

/**
 * What LINE does for the screens, each thing only where it says that it can: its versions, its permissions and the
 * console's settings differ. What fails there is done in the plain way.
 */
export function lineReach(sdk: LineSdk, doors: Doors): HostReach {
  async function attempt(work: () => Promise<boolean>): Promise<ReachOutcome> {
    try {
      return (await work()) ? "done" : "dropped";
    } catch {
      return "none";
    }
  }
  const message = (card: ChatCard) => flexMessage(card, doors);
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
        ? attempt(() => sdk.addShortcut(permanentLink(address, doors)).then(() => true))
        : "none",
  };
}
