import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/call.ts";
import type { refillCardList } from "#contract/calls/refillCard.ts";
import { typedAmount } from "#domain/values/typedText.ts";
import { money } from "#text/formats.ts";
import { RadioCards } from "#ui/fields/ChoiceCards.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { AmountField, type AmountTrouble } from "./AmountField.tsx";
import styles from "./Refill.module.css";

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
  // The Payment Services Act (article 13) has a seller say before it is bought how long it is good for.
  const term = (days: number | null) => (days === null ? t("noEnd") : t("buy.goodFor", { count: days }));
  const sort = (kind: 1 | 2) =>
    offers
      .filter((offer) => offer.kind === kind)
      .map(({ offer_id, name, description, price, amount: worth, bonus, validity_days }) => ({
        value: offer_id,
        label: name,
        note: (
          <>
            {bonus > 0 ? (
              <span className={styles.gain}>
                <span>{t("buy.gets", { amount: money(worth) })}</span>{" "}
                <span>{t("buy.bonus", { bonus: money(bonus) })}</span>
              </span>
            ) : (
              description
            )}
            <span className={styles.term}>{term(validity_days)}</span>
          </>
        ),
        end: <strong className={styles.figure}>{money(price)}</strong>,
      }));
  const ownNote = free && (
    <>
      {bounds}
      <span className={styles.term}>{term(free.validity_days)}</span>
    </>
  );
  const own = free ? [{ value: FREE, label: t("buy.free"), note: ownNote }] : [];
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

/** What a store sells. */
export type Sold = ResponseOf<typeof refillCardList>;
export type Offer = Sold["offers"][number];

/** No id of an offer's: an amount that the customer names. */
export const FREE = "free";

/** What is chosen at first: the offer of the address, or the least that covers what is lacking. */
export function firstChoice(
  { offers, free_amount }: Sold,
  offerId: string | undefined,
  lacking: number | null,
) {
  const named = offers.find(({ offer_id }) => offer_id === offerId);
  if (named) return named.offer_id;
  if (lacking === null) return null;
  if (free_amount !== null && lacking <= free_amount.maximum) return FREE;
  const cards = offers.filter(({ kind, amount }) => kind === 1 && amount >= lacking);
  return cards.toSorted((one, other) => one.price - other.price)[0]?.offer_id ?? null;
}

/** The amount that is typed for a card, or what is wrong with it. */
export function freeAmount(
  typed: string,
  { minimum, maximum }: Pick<NonNullable<Sold["free_amount"]>, "minimum" | "maximum">,
):
  | { readonly yen: number; readonly trouble: null }
  | { readonly yen: null; readonly trouble: AmountTrouble } {
  const { yen, fault } = typedAmount(typed);
  if (fault !== null) return { yen: null, trouble: { kind: fault } };
  if (yen < minimum || yen > maximum) return { yen: null, trouble: { kind: "bounds", minimum, maximum } };
  return { yen, trouble: null };
}
