import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { addrDel } from "#contract/calls/addresses.ts";
import { useSend } from "#net/useCall.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { draftOf } from "./draftOf.ts";
import { isAboutMember } from "./isAboutMember.ts";
import type { SavedAddress } from "./savedAddress.ts";

/** Asks, and after a yes removes an address; one that is gone already (401) is as good as removed. */
export function useRemoveAddress(onRemoved: () => void = () => {}): (address: SavedAddress) => void {
  const { t } = useTranslation("addresses");
  const { t: tc } = useTranslation();
  const send = useSend();
  const ask = useSetAtom(alertAtom);
  const toast = useSetAtom(showToastAtom);
  const { mutate } = useSWRConfig();

  const remove = async (address_id: string) => {
    const answer = await send(addrDel, { address_id }, { handles: [401] });
    const isGone = answer.ok || (answer.kind === "code" && answer.code === 401);
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
