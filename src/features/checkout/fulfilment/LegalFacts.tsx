import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import styles from "./Booked.module.css";

interface LegalFactsProps {
  /** Names and what is said of each, in order. */
  readonly facts: readonly (readonly [name: string, words: string])[];
  /** Whose page tells the rest. */
  readonly stores: readonly { readonly store_id: string; readonly label: string }[];
}

/**
 * What the last screen before an order that is paid ahead must say, and nothing else on it does: when and how it is paid,
 * and until when it can be cancelled. Quantity, total, and when it comes are said, and changed, above (Specified Commercial
 * Transactions Act, Article 12-6).
 */
export function LegalFacts({ facts, stores }: LegalFactsProps) {
  const { t } = useTranslation("offPremises");
  return (
    <section className={styles.legal}>
      <h2 className="visually-hidden">{t("legal.title")}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
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
