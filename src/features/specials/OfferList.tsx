import type { ReactNode } from "react";
import type { CallState } from "#net/useCall.ts";
import type { specialIndex } from "#contract/calls/specials.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import { OfferCard } from "./OfferCard.tsx";
import { OfferListSkeleton } from "./OfferListSkeleton.tsx";
import styles from "./Specials.module.css";
import { stillOn } from "./stillOn.ts";
import { useMinute } from "#parts/coupon/useMinute.ts";

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
