import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { RequestOf } from "#contract/call.ts";
import { addrAdd, addrAlter } from "#contract/calls/addresses.ts";
import * as Code from "#contract/codes.ts";
import { useRegisterVisitor } from "#parts/account/registerVisitor.ts";
import { type Refusal, refusal } from "#parts/forms/fault.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import { storedSession } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { draftOf, useLeave } from "./addressDraft.ts";
import { isAboutMember, type SavedAddress } from "./savedAddresses.ts";
import { answerTo } from "./usePickAddress.ts";

/**
 * Saves an address, a new one where there is no id; whoever has no session is registered as a visitor first. An address
 * that was removed elsewhere meanwhile (401) is saved as a new one the next time, so that nothing is typed twice.
 */
function useSaveAddress(address_id: string | undefined) {
  const { t } = useTranslation("addresses");
  const add = useIntent(addrAdd, [Code.missingParameter, Code.saveFailed, Code.tooManyRequests]);
  const alter = useIntent(addrAlter, [Code.missingParameter, Code.addressMissing, Code.tooManyRequests]);
  const registerVisitor = useRegisterVisitor();
  const { mutate } = useSWRConfig();
  const [isGone, setGone] = useState(false);

  const save = async (
    draft: RequestOf<typeof addrAdd>,
  ): Promise<{ readonly saved: SavedAddress } | { readonly refused: Refusal }> => {
    if (storedSession() === null && !(await registerVisitor())) {
      return { refused: { field: null, fault: { kind: "trouble", trouble: "unreachable" } } };
    }
    const isNew = address_id === undefined || isGone;
    const answer = isNew ? await add(draft) : await alter({ address_id, ...draft });
    if (answer.ok) {
      void mutate(isAboutMember);
      return { saved: answer.data };
    }
    if (answer.kind === "code" && answer.code === Code.addressMissing) setGone(true);
    const most = answer.kind === "code" && answer.code === Code.saveFailed ? answer.data.most : undefined;
    if (most === undefined) return { refused: refusal(answer, {}) };
    const text = t("form.full", { count: most });
    return { refused: { field: null, fault: { kind: "message", code: Code.saveFailed, text } } };
  };
  return { save, isGone };
}

/** Saves an address and leads on: to the screen that asked for one, or back to where one came from. */
export function useSaveAndLeave(addressId: string | undefined, callback: string | undefined) {
  const { t } = useTranslation("addresses");
  const toast = useSetAtom(showToastAtom);
  const navigate = useNavigate();
  const leave = useLeave();
  const { save, isGone } = useSaveAddress(addressId);
  const saveAndLeave = async (draft: RequestOf<typeof addrAdd>): Promise<Refusal | null> => {
    const outcome = await save(draft);
    if ("refused" in outcome) return outcome.refused;
    draftOf(addressId).forget();
    const target = answerTo(callback, outcome.saved.address_id);
    if (target === null) leave(href("userAddress", {}));
    else void navigate(target, { replace: true });
    toast(t("form.saved"), "good");
    return null;
  };
  return { save: saveAndLeave, isGone };
}
