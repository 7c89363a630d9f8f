import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import type { ResponseOf } from "#contract/call.ts";
import { addCreditCart, type creditCartList, delCreditCart, editCreditCard } from "#contract/calls/cards.ts";
import * as Code from "#contract/codes.ts";
import type { Card } from "#contract/payment.ts";
import type { Failure } from "#net/answer.ts";
import { isAnswerOf } from "#net/callKey.ts";
import { useSend } from "#net/useCall.ts";
import type { StoredCard } from "#parts/cards/useCardForm.ts";
import { refusal } from "#parts/forms/fault.ts";
import { useIntent } from "#parts/forms/useIntent.ts";
import { href } from "#routes/href.ts";
import { sessionAtom } from "#state/account/session.ts";
import { alertAtom, showToastAtom } from "#state/page/alerts.ts";
import { keepAwaitedCard } from "#state/payments/awaitedCard.ts";
import { standOf } from "./CardPage.tsx";

/** The vault's token has lapsed, or the bank refused: the card has to be typed anew. */
const TYPE_ANEW: readonly number[] = [Code.incompleteCard, Code.cardInvalid];

/** Saves a card that the vault has: a new one, or in the place of a saved one; by way of its bank where that asks. */
export function useSaveCard(cards: readonly Card[], replaces: string | null) {
  const { t } = useTranslation("user");
  const add = useIntent(addCreditCart, [
    Code.saveFailed,
    Code.incompleteCard,
    Code.cardInvalid,
    Code.tooManyRequests,
  ]);
  const edit = useIntent(editCreditCard, [
    Code.noData,
    Code.saveFailed,
    Code.incompleteCard,
    Code.noPermission,
    Code.cardInvalid,
    Code.tooManyRequests,
  ]);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const toast = useSetAtom(showToastAtom);
  const uid = useAtomValue(sessionAtom)?.uid ?? "";

  return async ({ token: vault_token }: StoredCard, isDefault: boolean) => {
    const request = { vault_token, ...(isDefault && { is_default: 1 as const }) };
    const answer = replaces === null ? await add(request) : await edit({ card_id: replaces, ...request });
    if (answer.ok) {
      const { redirect_url } = answer.data;
      if (redirect_url !== null) {
        keepAwaitedCard({ uid, replaces, before: standOf(cards) });
        window.location.assign(redirect_url);
        return null;
      }
      await mutate(isAboutCards);
      toast(t("cards.saved"), "good");
      void navigate(href("cardList", {}), { replace: true });
      return null;
    }
    const forget = answer.kind === "code" && TYPE_ANEW.includes(answer.code);
    const most = answer.kind === "code" && answer.code === Code.saveFailed ? answer.data.most : undefined;
    if (most === undefined) return { fault: refusal(answer, {}).fault, forget };
    return {
      fault: { kind: "message" as const, code: Code.saveFailed, text: t("cards.full", { count: most }) },
      forget,
    };
  };
}

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
    const answer = await send(delCreditCart, { card_id }, { handles: [Code.noData] });
    setBusy(false);
    const isGone = answer.ok || (answer.kind === "code" && answer.code === Code.noData);
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

/** Keys of what is read of the member's cards: their list, one of them, and the profile that counts them. */
const isAboutCards = isAnswerOf(
  "/order/my/creditcartlist",
  "/order/my/memberinfo",
  "/api/user/userCardDetail",
);
