import { useTranslation } from "react-i18next";
import { storeListCouponCall } from "#net/calls/specialCalls.ts";
import { useCall } from "#net/useCall.ts";
import { Ticket } from "#parts/coupons/Ticket.tsx";
import { useClaims } from "#parts/coupons/useClaims.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import styles from "./Coupons.module.css";

/** For who has no account: what there is to claim, and that it takes one. */
export function CouponsToCome() {
  const { t } = useTranslation("coupons");
  const now = useMinute();
  const list = useCall(storeListCouponCall, {}, { isSilent: true });
  const claims = useClaims(list.reload, () => href("userCoupon", { tab: "1" }));
  const all = list.data?.items.flatMap(({ coupons }) => coupons) ?? [];
  const offers = [...new Map(all.map((offer) => [offer.coupon_id, offer])).values()].slice(0, SHOWN);
  return (
    <>
      <section className={styles.invitation} aria-labelledby="invitation">
        <NorenCurtain />
        <div>
          <h2 id="invitation">{t("stranger.title")}</h2>
          <p>{t("stranger.text")}</p>
        </div>
        <Button block href={href("loginInput", { callback: href("userCoupon", {}) })}>
          {t("stranger.signIn")}
        </Button>
        <Button block kind="quiet" href={href("specialCoupon", {})}>
          {t("find")}
        </Button>
      </section>
      {offers.length > 0 && (
        <section className={styles.toCome} aria-labelledby="to-come">
          <h2 id="to-come">{t("stranger.toClaim")}</h2>
          <ul className={styles.list}>
            {offers.map((offer) => (
              <li key={offer.coupon_id}>
                {offer.store_name !== null && <p className={styles.store}>{offer.store_name}</p>}
                <Ticket offered={offer} claims={claims} now={now} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Coupons that who has no account is shown. */
const SHOWN = 6;
