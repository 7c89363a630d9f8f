import { useAtomValue } from "jotai";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card as SavedCard } from "#contract/payment.ts";
import styles from "./Cards.module.css";
import { useCardName } from "#parts/cards/useSavedCards.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { sessionAtom } from "#state/account/session.ts";
import { takeAwaitedCard } from "#state/payments/awaitedCard.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { cardIcon } from "#ui/icons/payment.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { CardPage, standOf } from "./CardPage.tsx";

/** One's saved cards, the default first (`/cardList`). A bank that was asked leads back to here. */
export default function CardListScreen({ query }: { readonly query: QueryOf<typeof routes.cardList> }) {
  const { t } = useTranslation();
  return (
    <CardPage title={t("titles.cards")} parent="user">
      {({ cards }) => <CardList cards={cards} asked={query.card_id} />}
    </CardPage>
  );
}

interface CardListProps {
  readonly cards: readonly SavedCard[];
  /** The card whose bank was asked. */
  readonly asked: string | undefined;
}

function CardList({ cards, asked }: CardListProps) {
  const { t } = useTranslation("user");
  const { t: tk } = useTranslation("card");
  const nameOf = useCardName();
  const uid = useAtomValue(sessionAtom)?.uid ?? "";
  const [awaited] = useState(() => (asked === undefined ? null : takeAwaitedCard(uid)));
  const isThere = cards.some(({ card_id }) => card_id === asked);
  const isSaved = isThere || (awaited !== null && awaited.before !== standOf(cards));
  const add = (
    <Button block href={href("addCard", {})} icon={<Icon of={plusIcon} size={20} />}>
      {t("cards.add")}
    </Button>
  );
  return (
    <>
      {(isThere || awaited !== null) && (
        <Notice kind={isSaved ? "ok" : "warn"}>{t(isSaved ? "cards.saved" : "cards.notConfirmed")}</Notice>
      )}
      {cards.length === 0 ? (
        <EmptyState title={t("cards.empty")} illustration={<NorenCurtain />} action={add}>
          {t("cards.emptyText")}
        </EmptyState>
      ) : (
        <>
          <Card padded={false}>
            <ul>
              {cards.map(({ brand, card_id, is_default, is_expired, number, valid_period: period }) => (
                <li key={card_id}>
                  <ListRow
                    title={nameOf(brand, number)}
                    note={tk(is_expired === 1 ? "isExpired" : "period", { period })}
                    start={<Icon of={cardIcon} />}
                    end={is_default === 1 ? <Badge tone="accent">{t("cards.default")}</Badge> : undefined}
                    href={href("updateCard", { cardId: card_id })}
                  />
                </li>
              ))}
            </ul>
          </Card>
          {add}
        </>
      )}
      <p className={styles.note}>{tk("toVault")}</p>
    </>
  );
}
