import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { RequestOf } from "#contract/call.ts";
import type { addrAdd } from "#contract/calls/addresses.ts";
import type { Refusal } from "#parts/form/fault.ts";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { answerTo } from "./answerTo.ts";
import { draftOf } from "./draftOf.ts";
import { useLeave } from "./useLeave.ts";
import { useSaveAddress } from "./useSaveAddress.ts";

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
