import { useTranslation } from "react-i18next";
import { usePageSubject } from "#parts/shell/usePageSubject.ts";
import { day } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { GoodsOnOffer } from "./GoodsOnOffer.tsx";
import { OfferHero } from "./OfferHero.tsx";
import styles from "./Specials.module.css";
import { STORE_ZONE } from "#parts/coupon/storeZone.ts";
import { useGoodsOnOffer } from "./useGoodsOnOffer.ts";
import type { Offer } from "./offer.ts";

interface EventGoodsProps {
  readonly event: Offer;
  readonly now: Date;
  /** Whether it is all that the screen is about. */
  readonly isAlone: boolean;
}

/** An event: what it is, on which days, and its goods in a grid. */
export function EventGoods({ event, now, isAlone }: EventGoodsProps) {
  const { t } = useTranslation("specials");
  const tag = useLanguageTag();
  const goods = useGoodsOnOffer({ special_id: event.special_id });
  usePageSubject(isAlone ? event.title : undefined);
  const from = day(event.start_time, tag, STORE_ZONE);
  const until = day(event.end_time, tag, STORE_ZONE);
  return (
    <section aria-label={event.title}>
      <OfferHero special={event} now={now} />
      <p className={styles.dates}>{t("from", { from, until })}</p>
      <GoodsOnOffer
        pages={goods}
        label={t("activity.goods", { title: event.title })}
        layout="tile"
        empty={
          <EmptyState title={t("special.noGoodsTitle")} illustration={<NothingFound />}>
            {t("special.noGoodsText")}
          </EmptyState>
        }
      />
    </section>
  );
}
