import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { specialIndex } from "#contract/calls/specials.ts";
import { specialIndexCall } from "#net/calls/specialCalls.ts";
import { type CallState, useCall } from "#net/useCall.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Skeleton, SkeletonGroup } from "#ui/feedback/Skeleton.tsx";
import { Picture } from "#ui/pictures/Picture.tsx";
import { RestingShop } from "#ui/pictures/storeDrawings.tsx";
import styles from "./Specials.module.css";
import { Until } from "./Until.tsx";

interface OfferListProps {
  readonly offers: CallState<typeof specialIndex>;
  /** What the list is; read aloud. */
  readonly label: string;
  readonly heading?: "h2" | "h3";
  /** In the place of a list with nothing in it. */
  readonly empty: ReactNode;
}

/** Offers that run now, one below the other. */
export function OfferList({ offers, label, heading = "h2", empty }: OfferListProps) {
  const now = useMinute();
  if (!offers.data) {
    if (!offers.failure) return <OfferListSkeleton />;
    return <CallTrouble failure={offers.failure} onRetry={offers.reload} isRetrying={offers.isValidating} />;
  }
  const shown = stillOn(offers.data.specials, now);
  if (shown.length === 0) return empty;
  return (
    <ul className={styles.cards} aria-label={label}>
      {shown.map((special, index) => (
        <li key={special.special_id}>
          <OfferCard special={special} now={now} heading={heading} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Something on offer for a while, by one store or several. */
export type Offer = ResponseOf<typeof specialIndex>["specials"][number];

interface OfferCardProps {
  readonly special: Offer;
  readonly now: Date;
  readonly heading?: "h2" | "h3";
  /** The greatest picture of the first screen. */
  readonly priority?: boolean;
}

/** An offer as a list shows it. All of it is one link. */
function OfferCard({ special, now, heading: Heading = "h2", priority }: OfferCardProps) {
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

/** The screen that shows an offer of its kind. */
function specialLink({ kind, special_id }: Pick<Offer, "kind" | "special_id">): string {
  switch (kind) {
    case "league":
      return href("leagueSpecial", { specialId: special_id });
    case "special":
      return href("special", { specialId: special_id });
    case "presell":
      return href("specialAdvance", {});
    case "activity":
      return href("activity", { specialId: special_id });
  }
}

/** Offers that have not ended while the page was open. */
export function stillOn<One extends { readonly end_time: string }>(
  offers: readonly One[],
  now: Date,
): readonly One[] {
  return offers.filter(({ end_time }) => Date.parse(end_time) > now.getTime());
}

/** What a list of offers will look like, while it is on its way. */
function OfferListSkeleton() {
  const { t } = useTranslation("specials");
  return (
    <SkeletonGroup label={t("loading")}>
      <div className={styles.cards}>
        {[1, 2].map((place) => (
          <div key={place} className={styles.cardBone}>
            <Skeleton shape="picture" />
            <div>
              <Skeleton shape="title" />
              <Skeleton lines={2} />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** In the place of an offer that runs no more, or never did: what is on now instead. */
export function OfferGone({ hasEnded }: { readonly hasEnded: boolean }) {
  const { t } = useTranslation("specials");
  const id = useId();
  const offers = useCall(specialIndexCall, {}, { isSilent: true });
  return (
    <>
      <EmptyState
        title={hasEnded ? t("gone.endedTitle") : t("gone.title")}
        illustration={<RestingShop />}
        action={
          <Button kind="quiet" href={href("home", {})}>
            {t("gone.home")}
          </Button>
        }
      >
        {hasEnded ? t("gone.endedText") : t("gone.text")}
      </EmptyState>
      {offers.data?.specials.length !== 0 && (
        <section aria-labelledby={id}>
          <h2 id={id} className={styles.sectionTitle}>
            {t("onNow")}
          </h2>
          <OfferList offers={offers} label={t("onNow")} heading="h3" empty={null} />
        </section>
      )}
    </>
  );
}
