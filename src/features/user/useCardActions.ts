import { useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { type creditCartList, delCreditCart, editCreditCard } from "#contract/calls/cards.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { Card } from "#contract/payment.ts";
import type { Failure } from "#net/answer.ts";
import { useSend } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { isAboutCards } from "./isAboutCards.ts";

type Held = ResponseOf<typeof creditCartList>;

/** What can be done to a saved card without typing it: to make it the default, and to remove it after a yes. */
export function useCardActions(card: Card, name: string, held: Held, put: (held: Held) => Promise<unknown>) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const send = useSend();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const ask = useSetAtom(alertAtom);
  const toast = useSetAtom(showToastAtom);
  const [isBusy, setBusy] = useState(false);
  const { card_id } = card;
  /** What a code means has been said by then. */
  const tell = (failure: Failure) => {
    if (failure.kind !== "code") toast(tc(`trouble.${failure.kind}Text`), "bad");
  };

  const prefer = async () => {
    setBusy(true);
    const answer = await send(editCreditCard, { card_id, is_default: 1 });
    setBusy(false);
    if (!answer.ok) return tell(answer);
    await put({
      ...held,
      cards: held.cards.map((each) => ({ ...each, is_default: each.card_id === card_id ? 1 : 0 })),
    });
    toast(t("cards.isDefault"), "good");
  };
  const removeNow = async () => {
    setBusy(true);
    const answer = await send(delCreditCart, { card_id }, { handles: [101] });
    setBusy(false);
    const isGone = answer.ok || (answer.kind === "code" && answer.code === 101);
    if (!answer.ok && !isGone) {
      tell(answer);
      void mutate(isAboutCards);
      return;
    }
    toast(t("cards.removed"));
    await navigate(href("cardList", {}), { replace: true });
    void mutate(isAboutCards);
  };
  const remove = () =>
    ask({
      title: t("cards.askRemove"),
      text: name,
      button: t("cards.remove"),
      refuse: tc("cancel"),
      onClose: () => void removeNow(),
    });
  return { prefer, remove, isBusy };
}
