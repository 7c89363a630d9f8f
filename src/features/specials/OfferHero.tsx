import { useTranslation } from "react-i18next";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import type { Offer } from "./OfferList.tsx";
import styles from "./Specials.module.css";
import { Until } from "./Until.tsx";

interface OfferHeroProps {
  readonly special: Offer;
  readonly now: Date;
}

/** What an offer is, and until when: its picture from edge to edge, and the words below it. */
export function OfferHero({ special, now }: OfferHeroProps) {
  const { t } = useTranslation("specials");
  const { kind, title, about, picture, end_time, store_count } = special;
  return (
    <div className={styles.hero}>
      {picture && (
        <Picture {...picture} alt="" sizes="(min-width: 721px) 30rem, 100vw" frame="wide" priority />
      )}
      <div className={styles.heroWords}>
        <p className={styles.badges}>
          <Badge tone="accent">{t(`kind.${kind}`)}</Badge>
          <Badge>{t("storeCount", { count: store_count })}</Badge>
        </p>
        <h2 className={styles.heroTitle}>{title}</h2>
        <p>{about}</p>
        <Until time={end_time} now={now} />
      </div>
    </div>
  );
}

/** What an offer's head will look like, while it is on its way. */
export function HeroSkeleton() {
  const { t } = useTranslation("specials");
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.heroBone}>
        <Skeleton shape="picture" />
        <div className={styles.heroWords}>
          <Skeleton shape="title" />
          <Skeleton lines={2} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
