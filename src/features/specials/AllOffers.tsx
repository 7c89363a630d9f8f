import { useTranslation } from "react-i18next";
import { specialIndexCall } from "#net/calls/specialCalls.ts";
import { bannerListCall } from "#net/calls/storeListCalls.ts";
import { useCall } from "#net/useCall.ts";
import { BannerRow } from "#parts/banners/BannerRow.tsx";
import { href } from "#routes/href.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { tagIcon } from "#ui/icons/discovery.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { PullToRefresh } from "#ui/lists/PullToRefresh.tsx";
import { NothingOn } from "./NothingOn.tsx";
import { OfferList } from "./OfferList.tsx";
import styles from "./Specials.module.css";

/** All offers that run now, of every kind, and the way to stores with coupons. */
export function AllOffers() {
  const { t } = useTranslation("specials");
  const offers = useCall(specialIndexCall, {});
  const news = useCall(bannerListCall, { place: "special" }, { isSilent: true });
  const refresh = () => Promise.all([offers.reload(), news.reload()]);
  return (
    <PullToRefresh onRefresh={refresh} busyLabel={t("loading")}>
      <BannerRow label={t("banners")} banners={news.data?.banners ?? (news.failure ? [] : null)} />
      <div className={styles.toCoupons}>
        <Card padded={false}>
          <ListRow
            title={t("special.coupons")}
            start={<Icon of={tagIcon} />}
            href={href("specialCoupon", {})}
          />
        </Card>
      </div>
      <OfferList offers={offers} label={t("onNow")} empty={<NothingOn />} />
    </PullToRefresh>
  );
}
