import { useTranslation } from "react-i18next";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import styles from "./Specials.module.css";
import { specialLink } from "./specialLink.ts";
import { Until } from "./Until.tsx";
import type { Offer } from "./offer.ts";

interface OfferCardProps {
  readonly special: Offer;
  readonly now: Date;
  readonly heading?: "h2" | "h3";
  /** The greatest picture of the first screen. */
  readonly priority?: boolean;
}

/** An offer as a list shows it. All of it is one link. */
export function OfferCard({ special, now, heading: Heading = "h2", priority }: OfferCardProps) {
  const { t } = useTranslation("specials");
  const { kind, title, about, picture, end_time, store_count } = special;
  return (
    <article className={styles.card}>
      {picture && (
        <div className={styles.cardPicture}>
          <Picture
            {...picture}
            alt=""
            sizes="(min-width: 721px) 28rem, 92vw"
            frame="wide"
            priority={priority}
          />
        </div>
      )}
      <div className={styles.cardWords}>
        <p className={styles.badges}>
          <Badge tone="accent">{t(`kind.${kind}`)}</Badge>
          <Badge>{t("storeCount", { count: store_count })}</Badge>
        </p>
        <Heading className={styles.cardTitle}>
          <Anchor href={specialLink(special)} className={styles.cardLink}>
            {title}
          </Anchor>
        </Heading>
        <p className={styles.cardAbout}>{about}</p>
        <Until time={end_time} now={now} />
      </div>
    </article>
  );
}
