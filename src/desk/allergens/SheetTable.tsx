import { useTranslation } from "react-i18next";
import { type Allergen, ALLERGENS } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { type AllergenFacts, allergenFacts } from "#domain/menu/allergenFacts.ts";
import type { Locale } from "#domain/values/localeCodes.ts";
import { KINDS, SIGNS } from "./signs.ts";
import styles from "./Sheet.module.css";

interface SheetTableProps {
  readonly title: string;
  readonly locale: Locale;
  readonly rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly stated: StatedAllergens;
    /** In small below its name; those that are empty are left out. */
    readonly note: readonly string[];
  }[];
}

/** A category of dishes, or a group of options, with a sign and its word for each allergen. */
export function SheetTable({ locale, rows, title }: SheetTableProps) {
  const { t } = useTranslation(["desk/allergens", "menu"], { lng: locale });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too
    <div className={styles.wide} role="group" aria-label={title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" rowSpan={2} className={styles.title}>
              {title}
            </th>
            {KINDS.map(({ kind, of }) => (
              <th key={kind} scope="colgroup" colSpan={of.length} className={styles.kind}>
                {t(`short.${kind}`)}
              </th>
            ))}
          </tr>
          <tr>
            {ALLERGENS.map((one) => (
              <th key={one} scope="col" className={styles.allergen}>
                <span>{t(`menu:allergen.${one}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, note, stated }) => {
            const facts = allergenFacts({ allergens: [], allergen_facts: stated });
            return (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {note
                    .filter((words) => words !== "")
                    .map((words) => (
                      <small key={words}>{words}</small>
                    ))}
                </th>
                {ALLERGENS.map((one) => {
                  const states = statesIn(facts, one);
                  return (
                    <td key={one} data-state={states[0]}>
                      <span aria-hidden="true">{states.map((state) => SIGNS[state]).join("")}</span>
                      <span className="visually-hidden">
                        {states.map((state) => t(`state.${state}`)).join(", ")}
                      </span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** As guests are told: what contradicts itself is taken for the worse. */
function statesIn(
  { notStated, sameKitchen, without }: AllergenFacts,
  one: Allergen,
): readonly (keyof typeof SIGNS)[] {
  const kitchen = sameKitchen.includes(one) ? (["kitchen"] as const) : [];
  if (notStated.includes(one)) return ["unstated", ...kitchen];
  if (kitchen.length > 0) return kitchen;
  // Fish and seafood is in it where one of them is, though nobody has named it.
  return without.includes(one) ? ["without"] : ["contains"];
}
