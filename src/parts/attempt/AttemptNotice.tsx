import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CartAction } from "#contract/enumerations.ts";
import { type Attempt, attemptLeft } from "#net/journal/journal.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { mallSelectionAtom } from "#state/cart/mallSelection.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { mallDraftAtom } from "#state/orders/mallDraft.ts";
import { draftKey, orderDraftAtom } from "#state/orders/orderDraft.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./AttemptNotice.module.css";
import { useAsking } from "./useAsking.ts";
import { useSettle } from "./useSettle.ts";

/** Away from the confirmation: what became of an order attempt of this store, and the way to it. */
export default function AttemptNotice({ storeId }: { readonly storeId: string }) {
  const hasTexts = useTexts(["checkout"]);
  const [left] = useState(() => attemptLeft(journalStore, storeId, Date.now()));
  return left && hasTexts ? <LeftAttempt left={left} /> : null;
}

const kinds = { sending: "info", not_sent: "warn", sent: "ok" } as const;

function LeftAttempt({ left }: { readonly left: Attempt }) {
  const { t } = useTranslation("checkout");
  const [attempt, setAttempt] = useState(left);
  const settle = useSettle();
  // Read before anything is known: what is settled are the form and the cart as they are kept.
  const { cart } = left;
  const form: Atom<unknown> = cart === "mall" ? mallDraftAtom : orderDraftAtom(draftKey({ ...left, cart }));
  const chosen: Atom<unknown> = cart === "mall" ? mallSelectionAtom : cartOf(left.store_id, cart).linesAtom;
  useAtomValue(form);
  useAtomValue(chosen);
  useAsking(attempt, (known) => {
    if (known.state === "sent") settle(known);
    setAttempt(known);
  });

  const { state, store_id, order_no } = attempt;
  if (state === "refused" || state === "given_up") return null;
  const place = { storeId: store_id, tableId: attempt.table_id ?? undefined };
  return (
    <div className={styles.notice}>
      <Notice kind={kinds[state]} live>
        <strong>
          {state === "sending"
            ? t("attempt.checking")
            : state === "sent"
              ? t("attempt.arrived")
              : t("attempt.notSent")}
        </strong>
        {state !== "sent" && (
          <p>{state === "sending" ? t("attempt.checkingShort") : t("attempt.notSentText")}</p>
        )}
        <p className={styles.way}>
          {state === "sent" && order_no ? (
            <Button
              size="small"
              kind="outline"
              href={
                cart === "mall"
                  ? href("mallOrderDetail", { orderNo: order_no })
                  : href("orderDetail", { ...place, orderNo: order_no })
              }
            >
              {t("attempt.toOrder")}
            </Button>
          ) : (
            <Button size="small" kind="outline" href={confirmationOf(attempt)}>
              {state === "not_sent" ? t("attempt.toSend") : t("attempt.look")}
            </Button>
          )}
        </p>
      </Notice>
    </div>
  );
}

/** The address of the confirmation that an attempt was sent from. */
function confirmationOf({ adds_to, cart, store_id, table_id }: Attempt): string {
  if (cart === "mall") return href("mallOrderConfirm", {});
  const storeId = store_id;
  if (cart === CartAction.dineIn)
    return href("submitOrder", { storeId, tableId: table_id ?? undefined, orderNo: adds_to ?? undefined });
  const activity = cart === CartAction.offerTakeAway || cart === CartAction.offerDelivery ? "1" : undefined;
  return href(
    cart === CartAction.takeAway || cart === CartAction.offerTakeAway ? "submitOrderPick" : "submitOrderDev",
    { storeId, activity },
  );
}
