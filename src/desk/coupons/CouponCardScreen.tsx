import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { listCoupons } from "#contract/calls/desk/coupons.ts";
import { useDesk } from "#desk/net/deskSend.ts";
import { Shown } from "#desk/frame/Shown.tsx";
import { useStore } from "#desk/frame/useStore.ts";
import { useWhen } from "#desk/frame/useWhen.ts";
import { qrAddress } from "#parts/share/qrAddress.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";

/** A coupon's link and QR code, to print and put up. */
export default function CouponCardScreen() {
  const { t } = useTranslation("desk/coupons");
  const { t: td } = useTranslation("desk/desk");
  const { couponId, storeId = null } = useParams();
  const store = useStore();
  const listed = useDesk(listCoupons, { store_id: storeId });
  const when = useWhen(listed.data?.time_zone);
  return (
    <div className={desk.page}>
      <p className={desk.screenOnly}>
        <Link to={storeId === null ? "/coupons" : `/coupons/${encodeURIComponent(storeId)}`}>
          {t("toList")}
        </Link>
      </p>
      <Shown of={listed}>
        {({ coupons }) => {
          const coupon = coupons.find(({ coupon_id }) => coupon_id === couponId);
          if (coupon === undefined || coupon.link === null)
            return <EmptyState title={td("fault.gone")} heading="h1" />;
          const { description, end_time, link, name } = coupon;
          return (
            <section className={desk.printed}>
              {store !== undefined && <p>{store.name}</p>}
              <h1>{name}</h1>
              {description !== "" && <p>{description}</p>}
              <img src={qrAddress(link, 2)} alt={t("link")} width={240} height={240} />
              <p>{t("printNote")}</p>
              {end_time !== null && (
                <p>
                  {t("until")} {when(end_time)}
                </p>
              )}
              <p className={desk.screenOnly}>
                <Button onClick={() => window.print()}>{t("print")}</Button>
              </p>
              <p className={desk.screenOnly}>
                <a href={link}>{link}</a>
              </p>
            </section>
          );
        }}
      </Shown>
    </div>
  );
}
