import { useAtomValue } from "jotai";
import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { lacksAtom } from "#state/page/operatorSettings.ts";
import { Card } from "#ui/lists/Card.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { bellIcon } from "#ui/icons/account.ts";
import { cardIcon } from "#ui/icons/payment.ts";
import { heartIcon } from "#ui/icons/discovery.ts";
import { pinIcon, starIcon } from "#ui/icons/common.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import type { Profile } from "./profile.ts";
import styles from "./User.module.css";

/** What one keeps here: addresses, cards, favourites, reviews, notices; each with how many there are. */
export function Mine({ profile }: { readonly profile: Profile | undefined }) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const held = profile?.holdings;
  const hasNoCards = useAtomValue(lacksAtom).includes("cards");
  const rows = [
    { key: "notices", icon: bellIcon, to: href("notice", {}), count: held?.unread_informs },
    { key: "addresses", icon: pinIcon, to: href("userAddress", {}), count: profile?.addresses.length },
    ...(hasNoCards
      ? []
      : [{ key: "cards", icon: cardIcon, to: href("cardList", {}), count: profile?.cards.length } as const]),
    { key: "favourites", icon: heartIcon, to: href("favourite", {}), count: held?.favourites },
    { key: "myReviews", icon: starIcon, to: href("userEvaluation", {}), count: held?.reviews },
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="mine">
      <h2 id="mine">{t("mine.title")}</h2>
      <Card padded={false}>
        {rows.map(({ key, icon, to, count }) => (
          <ListRow
            key={key}
            title={tc(`titles.${key}`)}
            start={<Icon of={icon} />}
            end={count ? t(key === "notices" ? "mine.unread" : "mine.count", { count }) : undefined}
            href={to}
          />
        ))}
      </Card>
    </section>
  );
}
