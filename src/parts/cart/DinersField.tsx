import { useState } from "react";
import { useTranslation } from "react-i18next";
import { money } from "#text/formats.ts";
import { Field, Needed } from "#ui/fields/Field.tsx";
import { Fold } from "#ui/lists/Fold.tsx";
import styles from "./DinersField.module.css";
import type { Diners } from "./useDiners.ts";

/** Choices that fill two rows of four. */
const MANY = 8;

interface DinersFieldProps {
  readonly diners: Diners;
  readonly error?: string | undefined;
  /** Folds at the answer; otherwise it stays as it is where it was asked, so that nothing moves below the finger. */
  readonly folds?: boolean;
}

/**
 * Asks by large buttons how many sit at a table, or have joined it, and says what each of them is charged; once it is
 * known it is one row.
 */
export default function DinersField({ diners, error, folds = false }: DinersFieldProps) {
  const { t } = useTranslation("menu");
  const { cover, coverEach, joins, people } = diners;
  const [isOpen, setOpen] = useState(false);
  const words = (count: number) =>
    joins && count === 0 ? t("diners.nobody") : t("diners.persons", { count });
  const hints = [
    joins ? t("diners.joiningHint") : null,
    coverEach > 0 ? t("diners.cover", { price: money(coverEach) }) : null,
  ].filter((hint) => hint !== null);
  return (
    <Fold
      isOpen={people === null || isOpen}
      onOpen={() => setOpen(true)}
      title={t(joins ? "diners.rowJoining" : "diners.row")}
      value={people === null ? undefined : words(people)}
      note={
        people !== null && cover > 0
          ? t("diners.coverOf", { price: money(coverEach), count: people })
          : undefined
      }
      action={t("diners.change")}
    >
      <Field
        group
        required
        label={t(joins ? "diners.joining" : "diners.title")}
        mark={people === null && <Needed word={t("required")} />}
        hint={hints.length > 0 ? hints.join(" ") : undefined}
        error={error}
      >
        <div className={styles.choices} data-many={diners.choices.length > MANY || undefined}>
          {diners.choices.map((count) => (
            <label key={count} className={styles.choice}>
              <input
                type="radio"
                name="people"
                className={styles.input}
                value={count}
                checked={people === count}
                onChange={() => {
                  diners.say(count);
                  setOpen(!folds);
                }}
              />
              <span className={styles.face}>{words(count)}</span>
            </label>
          ))}
        </div>
      </Field>
    </Fold>
  );
}
