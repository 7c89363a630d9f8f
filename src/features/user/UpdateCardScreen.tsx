import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { creditCartList } from "#contract/calls/cards.ts";
import type { ResponseOf } from "#contract/call.ts";
import type { Card as SavedCard } from "#contract/payment.ts";
import { CardBrandMark } from "#parts/card/CardBrandMark.tsx";
import { useCardName } from "#parts/card/useCardName.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Card } from "#ui/lists/Card.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { CardEntry } from "./CardEntry.tsx";
import { CardPage } from "./CardPage.tsx";
import { useCardActions } from "./useCardActions.ts";
import { useSaveCard } from "./useSaveCard.ts";

type Held = ResponseOf<typeof creditCartList>;

/** One saved card (`/updateCard`): make it the default, give it a new number or period, remove it. */
export default function UpdateCardScreen({ query }: { readonly query: QueryOf<typeof routes.updateCard> }) {
  const { t } = useTranslation("user");
  return (
    <CardPage title={t("cards.update")} parent="cardList">
      {(held, put) => {
        const card = held.cards.find(({ card_id }) => card_id === query.cardId);
        return card ? <OneCard key={card.card_id} card={card} held={held} put={put} /> : <Gone />;
      }}
    </CardPage>
  );
}

/** Removed elsewhere, or somebody else's. */
function Gone() {
  const { t } = useTranslation("user");
  return (
    <EmptyState
      title={t("cards.gone")}
      illustration={<LostReceipt />}
      action={<Button href={href("cardList", {})}>{t("cards.toList")}</Button>}
    >
      {t("cards.goneText")}
    </EmptyState>
  );
}

interface OneCardProps {
  readonly card: SavedCard;
  readonly held: Held;
  readonly put: (held: Held) => Promise<unknown>;
}

function OneCard({ card, held, put }: OneCardProps) {
  const { t } = useTranslation("user");
  const { t: tk } = useTranslation("card");
  const { t: tc } = useTranslation();
  const { brand, card_id, is_default, is_expired, number, valid_period: period } = card;
  const name = useCardName()(brand, number);
  const save = useSaveCard(held.cards, card_id);
  const { prefer, remove, isBusy } = useCardActions(card, name, held, put);
  const [isReplacing, setReplacing] = useState(is_expired === 1);
  return (
    <>
      <Card padded={false}>
        <ListRow
          title={name}
          note={tk(is_expired === 1 ? "isExpired" : "period", { period })}
          end={
            is_default === 1 ? (
              <Badge tone="accent">{t("cards.default")}</Badge>
            ) : (
              <CardBrandMark brand={brand} />
            )
          }
        />
      </Card>
      {is_expired === 1 && <Notice kind="warn">{t("cards.expiredNote")}</Notice>}
      {is_default === 0 && is_expired === 0 && (
        <Button block kind="outline" busy={isBusy} onClick={() => void prefer()}>
          {t("cards.makeDefault")}
        </Button>
      )}
      {isReplacing ? (
        <>
          <h2>{t("cards.replace")}</h2>
          <CardEntry
            vault={held.vault}
            onStored={(typed) => save(typed, false)}
            action={t("cards.saveChange")}
          />
          {is_expired === 0 && (
            <Button block kind="quiet" onClick={() => setReplacing(false)}>
              {tc("cancel")}
            </Button>
          )}
        </>
      ) : (
        <Button block kind="outline" onClick={() => setReplacing(true)}>
          {t("cards.replace")}
        </Button>
      )}
      <Button block kind="quiet" busy={isBusy} onClick={remove}>
        {t("cards.remove")}
      </Button>
    </>
  );
}
