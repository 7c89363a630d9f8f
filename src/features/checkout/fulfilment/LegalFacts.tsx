import { useTranslation } from "react-i18next";
import card from "#features/checkout/Checkout.module.css";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Booked.module.css";

interface LegalFactsProps {
  /** Names and what is said of each, in order; several where shops differ. */
  readonly facts: readonly (readonly [name: string, words: readonly string[]])[];
  /** Whose page tells the rest. */
  readonly stores: readonly { readonly store_id: string; readonly label: string }[];
}

/**
 * What the last screen before an order that is paid ahead must say in one place: quantity, total, when and how it is
 * paid, when it comes, until when it can be cancelled (Specified Commercial Transactions Act, Article 12-6).
 */
export function LegalFacts({ facts, stores }: LegalFactsProps) {
  const { t } = useTranslation("offPremises");
  return (
    <section className={card.card}>
      <h2>{t("legal.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            {words.map((said) => (
              <dd key={said}>{said}</dd>
            ))}
          </div>
        ))}
      </dl>
      {stores.map(({ store_id, label }) => (
        <p key={store_id} className={styles.law}>
          <Anchor href={href("statute", { storeId: store_id })}>{label}</Anchor>
        </p>
      ))}
    </section>
  );
}
