import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { StoredCard } from "#parts/cards/useCardForm.ts";
import { useCardName } from "#parts/cards/useSavedCards.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { cardIcon } from "#ui/icons/payment.ts";
import { ListRow } from "#ui/lists/ListRow.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./PaySheet.module.css";

interface TypedCardRowProps {
  readonly card: StoredCard;
  readonly onRetype: () => void;
}

/** A card that was typed and is with the vault now. */
export function TypedCardRow({ card, onRetype }: TypedCardRowProps) {
  const { t } = useTranslation("card");
  const nameOf = useCardName();
  return (
    <ListRow
      title={nameOf(card.brand, card.last4)}
      note={t("period", { period: card.valid_period })}
      start={<Icon of={cardIcon} />}
      end={
        <Button kind="quiet" size="small" onClick={onRetype}>
          {t("change")}
        </Button>
      }
    />
  );
}

interface SaveCardProps {
  readonly isSaved: boolean;
  readonly onSave: (isSaved: boolean) => void;
}

/** Whether a typed card is kept for the next time, and what of it. */
export function SaveCard({ isSaved, onSave }: SaveCardProps) {
  const { t } = useTranslation("card");
  const note = useId();
  return (
    <div>
      <Checkbox
        label={t("save")}
        aria-describedby={note}
        checked={isSaved}
        onChange={({ currentTarget }) => onSave(currentTarget.checked)}
      />
      <p id={note} className={styles.note}>
        {t("saveNote")}
      </p>
    </div>
  );
}
