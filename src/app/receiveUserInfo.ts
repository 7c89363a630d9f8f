import type { i18n } from "i18next";
import { adoptUserInfo } from "#boot/adoptUserInfo.ts";
import { takeSignOnMark } from "#boot/signOnMark.ts";
import { decodeUserInfo } from "#boot/userInfo.ts";
import type { User } from "#contract/member.ts";
import { sessionAtom, storedSession } from "#state/session.ts";
import { askToContinue } from "./askToContinue.ts";
import type { Services } from "./createServices.ts";
import type { GatedHistory } from "./historyGate.ts";
import { tellLinkFault } from "./tellLinkFault.ts";

interface Surroundings {
  readonly services: Services;
  readonly history: GatedHistory;
  readonly texts: i18n;
}

/** Adopts the user that a link carried, as decided in `adoptUserInfo`, and says so where that cannot be. */
export async function receiveUserInfo(value: string, around: Surroundings): Promise<void> {
  const { store, send } = around.services;
  const isExpected = takeSignOnMark(() => window.sessionStorage);
  let hasAgreed = false;

  /** Who has agreed is not asked again when it is tried once more. */
  async function ask(): Promise<boolean> {
    hasAgreed ||= await askToContinue(store, around.texts);
    return hasAgreed;
  }
  async function adopt(offered: User): Promise<void> {
    const session = {
      get: storedSession,
      set: (user: ReturnType<typeof storedSession>) => store.set(sessionAtom, user),
    };
    const adoption = await adoptUserInfo(offered, { send, session, isExpected, ask });
    if (adoption.kind === "failed") await tellLinkFault(adoption.failure, () => void adopt(offered), around);
  }

  const offered = decodeUserInfo(value);
  await (offered ? adopt(offered) : tellLinkFault("broken", () => {}, around));
}
