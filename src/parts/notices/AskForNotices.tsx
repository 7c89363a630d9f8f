import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { alterMemberInfo } from "#contract/calls/member.ts";
import { memberInfoCall } from "#net/calls/orderCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { signInPathAtom } from "#state/account/signInPath.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Card } from "#ui/lists/Card.tsx";
import styles from "./AskForNotices.module.css";
import { useAnswerNotices } from "./useAnswerNotices.ts";

/** The question, of who has never answered it; both answers are kept, and said once. */
export default function AskForNotices({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTranslation("lineNotices");
  const toast = useSetAtom(showToastAtom);
  const hasTexts = useTexts(["lineNotices"]);
  const { data: profile } = useCall(memberInfoCall, {}, { isSilent: true });
  const answer = useAnswerNotices();
  const [sending, setSending] = useState<0 | 1 | null>(null);
  const [said, setSaid] = useState<0 | 1 | null>(null);
  // A yes that is said here brings it along.
  const isAgreedBefore = sending === null && said === null && profile?.is_message_agreed === 1;
  usePermission(isAgreedBefore ? orderNo : null);

  const say = async (isAgreed: 0 | 1) => {
    setSending(isAgreed);
    const isKept = await answer(isAgreed, orderNo);
    setSending(null);
    if (isKept) setSaid(isAgreed);
    else toast(t("failed"), "bad");
  };
  if (!hasTexts) return null;
  if (said !== null)
    return (
      <Notice kind={said === 1 ? "ok" : "info"} live>
        {t(said === 1 ? "agreed" : "declined")}
      </Notice>
    );
  if (profile?.message_answered_time !== null) return null;
  return (
    <Card>
      <section className={styles.question} aria-labelledby="line-notices">
        <h2 id="line-notices">{t("title")}</h2>
        <p>{t("text")}</p>
        <p className={styles.note}>{t("friend")}</p>
        <div className={styles.answers}>
          <Button
            block
            size="small"
            busy={sending === 1}
            disabled={sending === 0}
            onClick={() => void say(1)}
          >
            {t("agree")}
          </Button>
          <Button
            block
            kind="quiet"
            size="small"
            busy={sending === 0}
            disabled={sending === 1}
            onClick={() => void say(0)}
          >
            {t("decline")}
          </Button>
        </div>
      </section>
    </Card>
  );
}

/** Orders for which it was sent since the page was loaded. */
const sentFor = new Set<string>();

/**
 * Of who agreed before: brings along, in LINE, what lets LINE answer an order by service messages. Where the provider
 * sends none, or the order is no longer fresh, it does nothing with it; null waits.
 */
function usePermission(orderNo: string | null): void {
  const send = useSend();
  const { host, lineToken } = useAtomValue(signInPathAtom);
  useEffect(() => {
    if (orderNo === null || host !== "line" || sentFor.has(orderNo)) return;
    sentFor.add(orderNo);
    const permit = async () => {
      const token = await lineToken();
      if (token === null) return;
      const request = { line_access_token: token, notify_order_no: orderNo };
      await send(alterMemberInfo, request, { isSilent: true });
    };
    permit().catch(() => {});
  }, [orderNo, host, lineToken, send]);
}
