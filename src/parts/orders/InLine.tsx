import { useAtom, useSetAtom } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OrderSummary } from "#contract/order.ts";
import { useReach } from "#parts/account/useHost.ts";
import { orderCard } from "#parts/share/shareCards.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { chatOfferAtom, NEVER } from "#state/account/notices.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./InLine.module.css";

/**
 * Beside an order in LINE: the way back to LINE, and to who came from a chat an offer to write the order into it. LINE
 * asks for the permission only on that tap; whoever says no, here or there, is not asked again.
 */
export default function InLine({ order }: { readonly order: OrderSummary }) {
  const hasTexts = useTexts(["share"]);
  const { t } = useTranslation("share");
  const [answer, setAnswer] = useAtom(chatOfferAtom);
  const toast = useSetAtom(showToastAtom);
  const reach = useReach();
  const [isBusy, setBusy] = useState(false);
  if (!hasTexts || !reach) return null;
  const isOffered = answer !== NEVER && answer !== order.order_no && reach.canSay();
  const send = async () => {
    setBusy(true);
    const outcome = await reach.say(orderCard(order, t));
    setBusy(false);
    if (outcome === "none") return toast(t("chat.failed"), "bad");
    setAnswer(outcome === "done" ? order.order_no : NEVER);
    if (outcome === "done") toast(t("sent"), "good");
  };
  return (
    <div className={styles.place}>
      {isOffered && (
        <Notice kind="info">
          {t("chat.ask")}
          <div className={styles.row}>
            <Button size="small" busy={isBusy} onClick={() => void send()}>
              {t("chat.send")}
            </Button>
            <Button kind="outline" size="small" onClick={() => setAnswer(NEVER)}>
              {t("chat.never")}
            </Button>
          </div>
        </Notice>
      )}
      <Button kind="quiet" size="small" onClick={() => reach.close()}>
        {t("chat.close")}
      </Button>
    </div>
  );
}
