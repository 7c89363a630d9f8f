import { useAtomValue, useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { addCreditCart, editCreditCard } from "#contract/calls/cards.ts";
import type { Card } from "#contract/payment.ts";
import type { StoredCard } from "#parts/card/useCardForm.ts";
import { refusal } from "#parts/form/refusal.ts";
import { useIntent } from "#parts/form/useIntent.ts";
import { href } from "#routes/href.ts";
import { keepAwaitedCard } from "#state/payments/awaitedCard.ts";
import { sessionAtom } from "#state/account/session.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { isAboutCards } from "./isAboutCards.ts";
import { standOf } from "./standOf.ts";

const SAVE_FAILED = 115;
/** The vault's token has lapsed, or the bank refused: the card has to be typed anew. */
const TYPE_ANEW: readonly number[] = [121, 427];

/** Saves a card that the vault has: a new one, or in the place of a saved one; by way of its bank where that asks. */
export function useSaveCard(cards: readonly Card[], replaces: string | null) {
  const { t } = useTranslation("user");
  const add = useIntent(addCreditCart, [115, 121, 427, 90006]);
  const edit = useIntent(editCreditCard, [101, 115, 121, 424, 427, 90006]);
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
    const most = answer.kind === "code" && answer.code === SAVE_FAILED ? mostOf(answer.data) : null;
    if (most === null) return { fault: refusal(answer, {}).fault, forget };
    return {
      fault: { kind: "message" as const, code: SAVE_FAILED, text: t("cards.full", { count: most }) },
      forget,
    };
  };
}

/** How many cards an account may keep, where that is why another one was not saved. */
function mostOf(data: unknown): number | null {
  if (typeof data !== "object" || data === null || !("most" in data)) return null;
  return typeof data.most === "number" ? data.most : null;
}
