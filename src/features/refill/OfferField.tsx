import { useTranslation } from "react-i18next";
import { AmountField } from "#parts/storedValue/AmountField.tsx";
import { money } from "#text/formats.ts";
import { Field } from "#ui/fields/Field.tsx";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import styles from "./Refill.module.css";
import { FREE, type Sold } from "./sold.ts";

interface OfferFieldProps {
  readonly sold: Sold;
  readonly value: string | null;
  readonly onChange: (choice: string) => void;
  readonly error: string | undefined;
  readonly amount: {
    readonly typed: string;
    readonly onType: (typed: string) => void;
    readonly error: string | undefined;
  };
}

/** What a store sells, to choose one of: amounts with their bonus, an amount of one's own, vouchers. */
export function OfferField({ sold, value, onChange, error, amount }: OfferFieldProps) {
  const { t } = useTranslation("value");
  const { offers, free_amount: free } = sold;
  const bounds = free && t("buy.bounds", { minimum: money(free.minimum), maximum: money(free.maximum) });
  const sort = (kind: 1 | 2) =>
    offers
      .filter((offer) => offer.kind === kind)
      .map(({ offer_id, name, description, price, amount: worth, bonus }) => ({
        value: offer_id,
        label: name,
        note:
          bonus > 0 ? (
            <span className={styles.gain}>
              <span>{t("buy.gets", { amount: money(worth) })}</span>{" "}
              <span>{t("buy.bonus", { bonus: money(bonus) })}</span>
            </span>
          ) : (
            description
          ),
        end: <strong className={styles.figure}>{money(price)}</strong>,
      }));
  const own = bounds ? [{ value: FREE, label: t("buy.free"), note: bounds }] : [];
  return (
    <section className={styles.card}>
      <Field group required label={t("buy.which")} error={error}>
        <RadioCards
          name="offer"
          required
          options={[...sort(1), ...own, ...sort(2)]}
          value={value}
          onChange={onChange}
        />
      </Field>
      {value === FREE && (
        <AmountField
          label={t("buy.amount")}
          hint={bounds}
          error={amount.error}
          value={amount.typed}
          onChange={amount.onType}
        />
      )}
    </section>
  );
}
