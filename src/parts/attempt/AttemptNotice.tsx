import { type Atom, useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Attempt, attemptLeft } from "#net/journal/journal.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { href } from "#routes/href.ts";
import { cartOf } from "#state/cart/cart.ts";
import { journalStore } from "#state/orders/journalStore.ts";
import { mallDraftAtom } from "#state/orders/mallDraft.ts";
import { mallSelectionAtom } from "#state/cart/mallSelection.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./AttemptNotice.module.css";
import { attemptCart } from "./attemptCart.ts";
import { attemptDraft } from "./attemptDraft.ts";
import { confirmationOf } from "./confirmationOf.ts";
import { useAsking } from "./useAsking.ts";
import { useSettle } from "./useSettle.ts";

/** Away from the confirmation: what became of an order attempt of this store, and the way to it. */
export default function AttemptNotice({ storeId }: { readonly storeId: string }) {
  const hasTexts = useTexts(["checkout"]);
  const [left] = useState(() => attemptLeft(journalStore, storeId, Date.now()));
  return left && hasTexts ? <Told left={left} /> : null;
}

const kinds = { sending: "info", not_sent: "warn", sent: "ok" } as const;

function Told({ left }: { readonly left: Attempt }) {
  const { t } = useTranslation("checkout");
  const [attempt, setAttempt] = useState(left);
  const settle = useSettle();
  // Read before anything is known: what is settled are the form and the cart as they are kept.
  const action = attemptCart(left);
  const form: Atom<unknown> = action === "mall" ? mallDraftAtom : attemptDraft(left, action);
  const cart: Atom<unknown> = action === "mall" ? mallSelectionAtom : cartOf(left.store_id, action).linesAtom;
  useAtomValue(form);
  useAtomValue(cart);
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
                action === "mall"
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
