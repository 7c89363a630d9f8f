import { useTranslation } from "react-i18next";
import type { StoreDetail } from "#contract/store.ts";
import type { AwayMode } from "#parts/away/awayMode.ts";
import type { useSlots } from "#parts/away/useSlots.ts";
import { ShareButton } from "#parts/share/ShareButton.tsx";
import { useGoBack } from "#parts/shell/useGoBack.ts";
import { FavouriteButton } from "#parts/storeCard/FavouriteButton.tsx";
import { href } from "#routes/href.ts";
import { clockTime, dayAndTime, ratingText } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { backIcon, searchIcon } from "#ui/icons/common.ts";
import { Picture } from "#ui/pictures/Picture.tsx";
import { Rating } from "#ui/feedback/Rating.tsx";
import styles from "./StoreTop.module.css";

interface StoreTopProps {
  readonly store: StoreDetail;
  readonly mode: AwayMode;
  readonly slots: ReturnType<typeof useSlots>;
}

/** Whose page it is: picture, name, what guests think, whether orders are taken, and the heart. */
export function StoreTop({ store, mode, slots }: StoreTopProps) {
  const { t } = useTranslation("stores");
  const { t: tm } = useTranslation("menu");
  const { t: tc } = useTranslation();
  const tag = useLanguageTag();
  const goBack = useGoBack("home", href("home", {}));
  const { store_id, name, picture, rating, review_count, time_zone } = store;
  const isOpen = slots.opening?.is_open === 1;
  const closes = slots.opening?.close_time;
  const opens = slots.opening?.next_open_time;
  const stars = ratingText(rating);
  const openWords = closes ? t("openUntil", { time: clockTime(closes, tag, time_zone) }) : t("open");
  const closedWords = opens ? t("opensAt", { time: dayAndTime(opens, tag, time_zone) }) : t("closed");
  return (
    <header className={styles.header}>
      {picture ? (
        <Picture {...picture} alt="" sizes="(min-width: 721px) 30rem, 100vw" frame="wide" priority />
      ) : (
        <div className={styles.blank} />
      )}
      <div className={styles.actions}>
        <IconButton icon={backIcon} kind="raised" label={tc("back")} onClick={goBack} />
        <span className={styles.gap} />
        <IconButton
          icon={searchIcon}
          kind="raised"
          label={tm("search")}
          href={href("searchGood", { storeId: store_id, type: String(mode) })}
        />
        <FavouriteButton store={store} kind="raised" />
        <ShareButton shared={{ kind: "store", store, isAway: true }} kind="raised" />
      </div>
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.facts}>
          {slots.opening && <span data-open={slots.opening.is_open}>{isOpen ? openWords : closedWords}</span>}
          {review_count > 0 && (
            <Rating
              value={rating}
              label={t("rated", { rating: stars, count: review_count })}
              text={`${stars} (${review_count})`}
            />
          )}
        </p>
      </div>
    </header>
  );
}
