import { useTranslation } from "react-i18next";
import type { Card } from "#contract/payment.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { plusIcon } from "#ui/icons/common.ts";
import { cardIcon } from "#ui/icons/payment.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { useCardName } from "./useSavedCards.ts";

interface SavedCardCardsProps {
  readonly cards: readonly Card[];
  /** A `card_id`; null for another card. */
  readonly value: string | null;
  readonly onChange: (card_id: string | null) => void;
}

/** No id of the provider's. */
const ANOTHER = "";

/** Saved cards to choose one from, the expired ones to be seen only; or another. */
export function SavedCardCards({ cards, value, onChange }: SavedCardCardsProps) {
  const { t } = useTranslation("card");
  const nameOf = useCardName();
  const saved = cards.map(({ brand, card_id, is_expired, number, valid_period: period }) => ({
    value: card_id,
    label: nameOf(brand, number),
    note: is_expired === 1 ? t("isExpired", { period }) : t("period", { period }),
    start: <Icon of={cardIcon} />,
    disabled: is_expired === 1,
  }));
  const another = { value: ANOTHER, label: t("another"), start: <Icon of={plusIcon} /> };
  return (
    <Field group label={t("which")}>
      <RadioCards
        name="card_id"
        options={[...saved, another]}
        value={value ?? ANOTHER}
        onChange={(chosen) => onChange(chosen === ANOTHER ? null : chosen)}
      />
    </Field>
  );
}
