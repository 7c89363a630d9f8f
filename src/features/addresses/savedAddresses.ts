import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import type { ResponseOf } from "#contract/call.ts";
import { addrDel, type addrInfo, addrList } from "#contract/calls/addresses.ts";
import * as Code from "#contract/codes.ts";
import { shownPostalCode } from "#domain/values/typedText.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { sessionAtom, storedSession } from "#state/account/session.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { draftOf } from "./addressDraft.ts";

/** One of the customer's addresses, as the provider keeps it. */
export type SavedAddress = ResponseOf<typeof addrInfo>;

/**
 * The customer's addresses, the default first; none for whoever has no session, without asking. A store that does not
 * exist (201) leaves them without a word on where is delivered to.
 */
export function useAddresses(forStore?: string) {
  const user = useAtomValue(sessionAtom);
  const request = forStore ? { for_store: forStore } : {};
  const asked = useCall(addrList, user ? request : null, {
    handles: [Code.storeMissing],
  });
  const isStoreGone = asked.failure?.kind === "code" && asked.failure.code === Code.storeMissing;
  const plain = useCall(addrList, user && isStoreGone ? {} : null);
  const { data, failure, reload, isValidating } = isStoreGone ? plain : asked;
  // The stored session is read a moment after the first render.
  const isNobody = user === null && storedSession() === null;
  return {
    /** Without a session: whose addresses may be on an account that is not signed in here. */
    isNobody,
    addresses: isNobody ? [] : data?.addresses,
    failure: isNobody ? undefined : failure,
    reload,
    isValidating,
  };
}

/** Asks, and after a yes removes an address; one that is gone already (401) is as good as removed. */
export function useRemoveAddress(onRemoved: () => void = () => {}): (address: SavedAddress) => void {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const send = useSend();
  const ask = useSetAtom(alertAtom);
  const toast = useSetAtom(showToastAtom);
  const { mutate } = useSWRConfig();

  const remove = async (address_id: string) => {
    const answer = await send(addrDel, { address_id }, { handles: [Code.addressMissing] });
    const isGone = answer.ok || (answer.kind === "code" && answer.code === Code.addressMissing);
    // Where nobody knows whether it was done, the list does.
    void mutate(isAboutMember);
    if (isGone) {
      draftOf(address_id).forget();
      onRemoved();
      toast(t("remove.done"));
    } else if (answer.kind !== "code") {
      toast(tc(`trouble.${answer.kind}Text`), "bad");
    }
  };
  return ({ address_id, prefecture, city, address, detail }) =>
    ask({
      title: t("remove.ask"),
      text: [prefecture + city + address, detail].filter(Boolean).join(" "),
      button: t("remove.yes"),
      refuse: t("remove.no"),
      onClose: () => void remove(address_id),
    });
}

/** Keys of answers about the member, their addresses among them: what a change of those makes old. */
export const isAboutMember = isAnswerOf("/order/my/");

interface Written {
  readonly postal_code: string;
  readonly prefecture: string;
  readonly city: string;
  readonly address: string;
  readonly detail: string;
}

/** An address as it stands on a letter, line by line; Japan writes from the large to the small. */
export function addressLines({ postal_code, prefecture, city, address, detail }: Written): string[] {
  return [`〒${shownPostalCode(postal_code)}`, `${prefecture}${city}${address}`, detail].filter(Boolean);
}
