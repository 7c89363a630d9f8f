import { useTranslation } from "react-i18next";
import type { MemberCoupon } from "#contract/coupon.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import { STORE_ZONE } from "#parts/coupon/storeZone.ts";
import ticket from "#parts/coupon/Ticket.module.css";
import { href } from "#routes/href.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { HeldTicket } from "./HeldTicket.tsx";
import type { useAtCounter } from "./useAtCounter.ts";

interface MyCouponProps {
  readonly coupon: MemberCoupon;
  readonly counter: ReturnType<typeof useAtCounter>;
}

/** One of one's coupons: the ways to use it while it is good, or what became of it. */
export function MyCoupon({ coupon, counter }: MyCouponProps) {
  const { t } = useTranslation("coupons");
  const tag = useLanguageTag();
  const { coupon_id, member_coupon_id, name, order_no, status, store_id, used_time, valid_until } = coupon;
  const time = (instant: string) => dayAndTime(instant, tag, STORE_ZONE);
  return (
    <HeldTicket coupon={coupon} goodUntil={valid_until} isOver={status !== 2}>
      {status === 2 && member_coupon_id !== null && (
        <div className={ticket.act}>
          {store_id === null ? (
            <Button
              size="small"
              href={href("coupon", { couponId: coupon_id })}
              aria-label={`${t("where")}: ${name}`}
            >
              {t("where")}
            </Button>
          ) : (
            <>
              <Button
                size="small"
                href={href("storeHome", { storeId: store_id })}
                aria-label={`${t("order")}: ${name}`}
              >
                {t("order")}
              </Button>
              {isForCounter(coupon) && (
                <Button
                  size="small"
                  kind="outline"
                  busy={counter.busy === member_coupon_id}
                  aria-label={`${t("counter.use")}: ${name}`}
                  onClick={() => void counter.show({ member_coupon_id, store_id })}
                >
                  {t("counter.use")}
                </Button>
              )}
            </>
          )}
        </div>
      )}
      {status === 3 && used_time !== null && (
        <p className={ticket.about}>{t("usedAt", { time: time(used_time) })}</p>
      )}
      {status === 3 && order_no !== null && (
        <div className={ticket.act}>
          <Button size="small" kind="outline" href={href("orderDetail", { orderNo: order_no })}>
            {t("toOrder")}
          </Button>
        </div>
      )}
      {status === 4 && valid_until !== null && (
        <p className={ticket.about}>{t("expiredAt", { time: time(valid_until) })}</p>
      )}
    </HeldTicket>
  );
}
