import { useTranslation } from "react-i18next";
import type { MemberCoupon } from "#contract/coupon.ts";
import { CouponTab } from "#contract/enumerations.ts";
import { isForCounter } from "#domain/coupons/claimHindrance.ts";
import ticket from "#parts/coupons/Ticket.module.css";
import { useCouponWay } from "#parts/coupons/useCouponWay.ts";
import { STORE_ZONE } from "#parts/shell/clock.ts";
import { href } from "#routes/href.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { HeldTicket, type useAtCounter } from "./HeldTicket.tsx";

interface MyCouponProps {
  readonly coupon: MemberCoupon;
  readonly counter: ReturnType<typeof useAtCounter>;
  /** Whether it is good at the store that one is in. */
  readonly isForHere: boolean;
}

/** One of one's coupons: the ways to use it while it is good, or what became of it. */
export function MyCoupon({ coupon, counter, isForHere }: MyCouponProps) {
  const { t } = useTranslation("coupons");
  const tag = useLanguageTag();
  const way = useCouponWay();
  const { coupon_id, member_coupon_id, name, order_no, status, store_id, used_time, valid_until } = coupon;
  const time = (instant: string) => dayAndTime(instant, tag, STORE_ZONE);
  return (
    <HeldTicket
      coupon={coupon}
      goodUntil={valid_until}
      isOver={status !== CouponTab.unused}
      mark={isForHere && <Badge tone="ok">{t("here")}</Badge>}
    >
      {status === CouponTab.unused && member_coupon_id !== null && (
        <div className={ticket.act}>
          {store_id === null ? (
            <Button
              size="small"
              kind="quiet"
              href={href("coupon", { couponId: coupon_id })}
              aria-label={`${t("where")}: ${name}`}
            >
              {t("where")}
            </Button>
          ) : (
            <>
              <Button size="small" kind="quiet" href={way(coupon)} aria-label={`${t("order")}: ${name}`}>
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
      {status === CouponTab.used && used_time !== null && (
        <p className={ticket.about}>{t("usedAt", { time: time(used_time) })}</p>
      )}
      {status === CouponTab.used && order_no !== null && (
        <div className={ticket.act}>
          <Button size="small" kind="outline" href={href("orderDetail", { orderNo: order_no })}>
            {t("toOrder")}
          </Button>
        </div>
      )}
      {status === CouponTab.expired && valid_until !== null && (
        <p className={ticket.about}>{t("expiredAt", { time: time(valid_until) })}</p>
      )}
    </HeldTicket>
  );
}
