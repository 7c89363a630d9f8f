import { useTranslation } from "react-i18next";
import { spendMemberCouponCall } from "#net/calls/couponCalls.ts";
import { useCall, useSend } from "#net/useCall.ts";
import { useTicketReading } from "#parts/useTicket/useTicketReading.ts";
import { useUseTicket } from "#parts/useTicket/useUseTicket.ts";
import { UseTicketView } from "#parts/useTicket/UseTicketView.tsx";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useAtCounter } from "./useAtCounter.ts";

interface ShownAtCounterProps {
  readonly memberCouponId: string;
  readonly storeId: string;
  readonly useId: string;
}

/** A coupon's ticket at the counter, and where one goes on from it. */
export function ShownAtCounter({ memberCouponId, storeId, useId }: ShownAtCounterProps) {
  const { t } = useTranslation("coupons");
  const request = { member_coupon_id: memberCouponId, store_id: storeId, use_id: useId };
  const send = useSend();
  const use = useUseTicket(useCall(spendMemberCouponCall, request, useTicketReading()), () =>
    send(spendMemberCouponCall, { ...request, stop: true }),
  );
  const counter = useAtCounter(use.reload, true);
  const state = use.ticket?.state;
  const isToRepeat = state === "expired" || state === "refused" || state === "withdrawn";
  return (
    <UseTicketView
      use={use}
      actions={
        <>
          {isToRepeat && (
            <Button
              block
              busy={counter.busy !== null}
              onClick={() => void counter.show({ member_coupon_id: memberCouponId, store_id: storeId })}
            >
              {t("counter.again")}
            </Button>
          )}
          <Button
            block
            kind={isToRepeat ? "quiet" : "primary"}
            href={href("userCoupon", { tab: isToRepeat ? "2" : "3" })}
          >
            {t("toMine")}
          </Button>
        </>
      }
    />
  );
}
