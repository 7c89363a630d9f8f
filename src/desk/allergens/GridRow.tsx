import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ALLERGENS } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { stateOf } from "#domain/menu/allergenStates.ts";
import type { StatedRow } from "./rows.ts";
import { SIGNS } from "./signs.ts";
import styles from "./Allergens.module.css";

interface GridRowProps {
  readonly row: StatedRow;
  readonly index: number;
  /** The number of its line as it is read out. */
  readonly label: number;
  readonly stated: StatedAllergens | undefined;
  /** The column that has the focus; null: another line has it. */
  readonly active: number | null;
  /** From which to which column it is chosen; null: it is not. */
  readonly left: number | null;
  readonly right: number | null;
  /** It has changed since what is stated of it was checked. */
  readonly isOlder: boolean;
  readonly isUnfolded: boolean;
  readonly onFold: (dish_id: string) => void;
}

/** A dish or an option, with a cell for each allergen. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { active, index, isOlder, isUnfolded, label, left, onFold, right, row, stated } = props;
  const { t } = useTranslation(["desk/allergens", "menu"]);
  return (
    <tr aria-rowindex={label} data-option={row.group === null ? undefined : true}>
      <th scope="row" className={styles.name} title={row.name}>
        <span className={styles.words}>
          {row.group !== null && <small>{row.group}: </small>}
          {isOlder && (
            <mark className={styles.older} title={t("again.mark")}>
              <span aria-hidden="true">!</span>
              <span className="visually-hidden">{t("again.mark")}</span>
            </mark>
          )}
          {row.name}
        </span>
        {row.options > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.fold}
            aria-expanded={isUnfolded}
            onClick={() => onFold(row.dish_id)}
          >
            <span aria-hidden="true">
              {isUnfolded ? "▾" : "▸"}&nbsp;{row.options}
            </span>
            <span className="visually-hidden">{t("optionsOf", { name: row.name, count: row.options })}</span>
          </button>
        )}
      </th>
      {ALLERGENS.map((one, column) => {
        const { isKitchen, state } = stated ? stateOf(stated, one) : GONE;
        const words = [t(`state.${state}`), ...(isKitchen ? [t("state.kitchen")] : [])];
        return (
          <td
            key={one}
            tabIndex={active === column ? 0 : -1}
            data-cell={`${index}-${column}`}
            data-state={state}
            aria-selected={left !== null && right !== null && column >= left && column <= right}
            aria-label={`${t(`menu:allergen.${one}`)}: ${words.join(", ")}`}
          >
            <span aria-hidden="true">
              {SIGNS[state]}
              {isKitchen && <small>{SIGNS.kitchen}</small>}
            </span>
          </td>
        );
      })}
    </tr>
  );
});

const GONE = { state: "unstated", isKitchen: false } as const;
