import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { creditCartList } from "#contract/calls/cards.ts";
import type { Card as SavedCard, Vault } from "#contract/payment.ts";
import CardForm, { CardBrandMark } from "#parts/cards/CardForm.tsx";
import type { StoredCard } from "#parts/cards/useCardForm.ts";
import { useCardName } from "#parts/cards/useSavedCards.ts";
import { FaultWords } from "#parts/forms/FaultWords.tsx";
import type { Fault } from "#parts/forms/fault.ts";
import { useVaultPage } from "#parts/payments/useVaultPage.ts";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { cardIcon } from "#ui/icons/payment.ts";
import { Card } from "#ui/lists/Card.tsx";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { LostReceipt } from "#ui/pictures/listDrawings.tsx";
import { CardPage } from "./CardPage.tsx";
import { useCardActions, useSaveCard } from "./saveCard.ts";

type Held = ResponseOf<typeof creditCartList>;

/** One saved card (`/updateCard`): make it the default, give it a new number or period, remove it. */
export function UpdateCardScreen({ query }: { readonly query: QueryOf<typeof routes.updateCard> }) {
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

/** Adds a card to the account (`/addCard`); its number goes to the vault alone. */
export function AddCardScreen() {
  const { t } = useTranslation("user");
  return (
    <CardPage title={t("cards.add")} parent="cardList">
      {(held) => <AddCard {...held} />}
    </CardPage>
  );
}

function AddCard({ cards, vault }: ResponseOf<typeof creditCartList>) {
  const { t } = useTranslation("user");
  const save = useSaveCard(cards, null);
  const [isDefault, setDefault] = useState(false);
  // The first one is it anyway.
  const canChoose = cards.length > 0;
  return (
    <CardEntry vault={vault} onStored={(card) => save(card, isDefault)} action={t("cards.save")}>
      {canChoose && (
        <Checkbox
          label={t("cards.makeDefault")}
          checked={isDefault}
          onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
        />
      )}
    </CardEntry>
  );
}

interface CardEntryProps {
  readonly vault: Vault;
  /** Saves what the vault has; null once that is done or goes on elsewhere, `forget` where it has to be typed anew. */
  readonly onStored: (
    card: StoredCard,
  ) => Promise<{ readonly fault: Fault; readonly forget: boolean } | null>;
  readonly action: string;
  /** Between the fields and the button. */
  readonly children?: ReactNode;
}

/** A card that is typed: to the vault, and from there to the account. Once the vault has it nothing is typed again. */
function CardEntry({ vault, onStored, action, children }: CardEntryProps) {
  const { t } = useTranslation("card");
  const nameOf = useCardName();
  const formId = useId();
  const [typed, setTyped] = useState<StoredCard | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setBusy] = useState(false);
  useVaultPage(vault);

  const save = async (card: StoredCard) => {
    setTyped(card);
    setFault(null);
    setBusy(true);
    const refused = await onStored(card);
    setBusy(false);
    if (refused?.forget) setTyped(null);
    setFault(refused?.fault ?? null);
  };
  return (
    <>
      {fault && (
        <div role="alert">
          <Notice kind="danger">
            <FaultWords fault={fault} />
          </Notice>
        </div>
      )}
      {typed === null ? (
        <CardForm id={formId} vault={vault} onStored={save} onBusy={setBusy} />
      ) : (
        <Card padded={false}>
          <ListRow
            title={nameOf(typed.brand, typed.last4)}
            note={t("period", { period: typed.valid_period })}
            start={<Icon of={cardIcon} />}
            end={
              <Button kind="quiet" size="small" onClick={() => setTyped(null)}>
                {t("change")}
              </Button>
            }
          />
        </Card>
      )}
      {children}
      {typed === null ? (
        <Button block type="submit" form={formId} busy={isBusy}>
          {action}
        </Button>
      ) : (
        <Button block busy={isBusy} onClick={() => void save(typed)}>
          {action}
        </Button>
      )}
    </>
  );
}
