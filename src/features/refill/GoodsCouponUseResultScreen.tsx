import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSWRConfig } from "swr";
import { isAnswerOf } from "#net/callKey.ts";
import { refillUseCardCall } from "#net/calls/refillCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { useTicketReading, useUseTicket } from "#parts/storedValue/useUseTicket.ts";
import { UseTicketView } from "#parts/storedValue/UseTicketView.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Refill.module.css";
import { ticketRequest } from "./ticketRequest.ts";

interface ScreenProps {
  readonly query: QueryOf<typeof routes.goodsCouponUseResult>;
}

/** The rotating code for the clerk, and what they decided (`/goodsCouponUseResult`). */
export default function GoodsCouponUseResultScreen({ query }: ScreenProps) {
  const { t } = useTranslation("value");
  const { mutate } = useSWRConfig();
  const { amount, useId: use_id, ...shown } = query;
  const request = { ...ticketRequest(shown, Number(amount)), use_id };
  const send = useSend();
  const use = useUseTicket(useCall(refillUseCardCall, request, useTicketReading()), () =>
    send(refillUseCardCall, { ...request, stop: true }),
  );
  const state = use.ticket?.state;
  const isReversed = use.ticket?.is_reversed;
  useEffect(() => {
    if (state === undefined || state === "waiting") return;
    void mutate(isAnswerOf("/order/refill_card/member", "/order/refill_card/record"));
  }, [state, isReversed, mutate]);

  const { cardId, voucherId } = shown;
  const history = voucherId === undefined ? href("goodsCoupon", { cardId }) : href("voucher", { voucherId });
  const another = href("goodsCouponUse", shown);
  return (
    <>
      <BackBar
        title={shown.topUp === undefined ? t("useAmount.title") : t("useAmount.topUpTitle")}
        parent="goodsCoupon"
        backTo={another}
      />
      <main className={styles.page}>
        <UseTicketView
          use={use}
          actions={
            <>
              <Button block href={history}>
                {t("useAmount.toHistory")}
              </Button>
              {state !== "confirmed" && (
                <Button block kind="outline" href={another}>
                  {t("useAmount.again")}
                </Button>
              )}
            </>
          }
          waitingActions={
            <Button block kind="quiet" href={history}>
              {t("useAmount.toHistory")}
            </Button>
          }
        />
      </main>
    </>
  );
}
