import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Allergen } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { restWithout, stateOf, withKitchen, withState } from "#domain/menu/allergenStates.ts";
import { Button } from "#ui/actions/Button.tsx";
import desk from "#desk/frame/Desk.module.css";
import type { FillProps } from "./AllergenGrid.tsx";
import { Recheck } from "./Recheck.tsx";
import { KINDS, SIGNS } from "./signs.ts";
import { statedIn } from "./statements.ts";
import styles from "./DishByDish.module.css";

const STATES = ["contains", "without", "unstated"] as const;

/** One dish after the other, where there is no room for a table. */
export function DishByDish({
  checkWords,
  isOlder,
  isPending,
  onConfirm,
  onState,
  onUndo,
  rows,
  statements,
}: FillProps) {
  const { t } = useTranslation("desk/allergens");
  const [wanted, setWanted] = useState(0);
  const place = Math.min(wanted, rows.length - 1);
  const row = rows[place];
  const stated = row === undefined ? undefined : statedIn(statements, row.subject);
  if (row === undefined || stated === undefined) return null;
  const state = (now: StatedAllergens) => onState(new Map([[row.subject, now]]));
  const steps = (
    <div className={styles.steps}>
      <Button size="small" kind="outline" disabled={place === 0} onClick={() => setWanted(place - 1)}>
        {t("previous")}
      </Button>
      <span>{t("place", { at: place + 1, of: rows.length })}</span>
      <Button
        size="small"
        kind="outline"
        disabled={place >= rows.length - 1}
        onClick={() => setWanted(place + 1)}
      >
        {t("next")}
      </Button>
    </div>
  );
  return (
    <section className={desk.card} aria-label={row.name}>
      {steps}
      <h2 className={styles.name}>
        {row.group !== null && <small>{row.group}: </small>}
        {row.name}
      </h2>
      <p className={desk.soft}>{checkWords(row)}</p>
      {isOlder(row) && <Recheck key={row.check} row={row} isPending={isPending} onConfirm={onConfirm} />}
      <div className={desk.acts}>
        <Button size="small" kind="outline" onClick={() => state(restWithout(stated))}>
          {t("act.rest")}
        </Button>
        <Button size="small" kind="outline" disabled={statements.undo.length === 0} onClick={onUndo}>
          {t("undo")}
        </Button>
      </div>
      {KINDS.map(({ kind, of }) => (
        <section key={kind} className={styles.kind}>
          <h3>{t(`kind.${kind}`)}</h3>
          {of.map((one) => (
            <OneAllergen key={one} subject={row.id} one={one} stated={stated} onState={state} />
          ))}
        </section>
      ))}
      {steps}
    </section>
  );
}

interface OneAllergenProps {
  /** Whose it is: its buttons belong to nothing else. */
  readonly subject: string;
  readonly one: Allergen;
  readonly stated: StatedAllergens;
  readonly onState: (stated: StatedAllergens) => void;
}

function OneAllergen({ one, onState, stated, subject }: OneAllergenProps) {
  const { t } = useTranslation(["desk/allergens", "menu"]);
  const id = useId();
  const { isKitchen, state } = stateOf(stated, one);
  return (
    <div role="group" aria-labelledby={id} className={styles.one}>
      <span id={id} className={styles.of}>
        {t(`menu:allergen.${one}`)}
      </span>
      <div className={styles.choices}>
        {STATES.map((each) => (
          <label key={each} title={t(`state.${each}`)} data-state={each}>
            <input
              type="radio"
              name={`${subject} ${one}`}
              checked={state === each}
              aria-label={t(`state.${each}`)}
              onChange={() => onState(withState(stated, one, each))}
            />
            <span aria-hidden="true">{SIGNS[each]}</span>
          </label>
        ))}
        <label title={t("state.kitchen")} data-state="kitchen">
          <input
            type="checkbox"
            checked={isKitchen}
            disabled={state === "contains"}
            aria-label={t("state.kitchen")}
            onChange={({ currentTarget: { checked } }) => onState(withKitchen(stated, one, checked))}
          />
          <span aria-hidden="true">{SIGNS.kitchen}</span>
        </label>
      </div>
    </div>
  );
}
