import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  IMPORT_STATES,
  type ImportedRow,
  type ImportLine,
  type ImportState,
} from "#contract/calls/desk/menuFile.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { ChipGroup } from "#ui/fields/ChipGroup.tsx";
import badge from "#ui/feedback/Badge.module.css";
import desk from "#desk/frame/Desk.module.css";
import styles from "./MenuFile.module.css";

type LookedAt = Extract<ImportLine, { is: "looked" }>;
const TONES = {
  refused: "danger",
  new: "ok",
  changed: "info",
  left_out: "warn",
  unchanged: undefined,
} as const;
/** Rows on a page: a phone scrolls through them in a moment. */
const ON_PAGE = 100;

interface LookedProps {
  readonly looked: LookedAt;
  readonly onTake: (into: "draft" | "menu") => void;
}

/** What files would change, row by row, and the buttons that take it. */
export function Looked({ looked: { counts, format, into, rows }, onTake }: LookedProps) {
  const { t } = useTranslation("desk/menuFile");
  const states = IMPORT_STATES.filter((state) => counts[state] > 0);
  const [state, setState] = useState<ImportState>(states[0] ?? "unchanged");
  const [place, setPlace] = useState(0);
  const shown = rows.filter((row) => row.state === state);
  const changes = counts.new + counts.changed;
  return (
    <>
      {format !== null && <p>{t("isFormat", { format: t(`format.${format}`) })}</p>}
      {counts.refused > 0 && (
        <div role="alert">
          <Notice kind="danger">{t("mend", { count: counts.refused })}</Notice>
        </div>
      )}
      {counts.refused === 0 && changes === 0 && <Notice kind="ok">{t("allThere")}</Notice>}
      {counts.refused === 0 && changes > 0 && (
        <div className={desk.card}>
          <p>
            {t(into.includes("draft") ? (into.includes("menu") ? "intoEither" : "intoDraft") : "intoMenu")}
          </p>
          <div className={desk.acts}>
            {into.map((each, index) => (
              <Button key={each} kind={index === 0 ? "primary" : "outline"} onClick={() => onTake(each)}>
                {t(`takeInto.${each}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
      <ChipGroup
        label={t("filter")}
        name="state"
        value={state}
        options={states.map((value) => ({ value, label: `${t(`state.${value}`)} ${counts[value]}` }))}
        onChange={(value) => {
          setState(value);
          setPlace(0);
        }}
      />
      <ul className={desk.list} aria-label={t("rows")}>
        {shown.slice(place, place + ON_PAGE).map((row, index) => (
          // A row of a file may bring a category and an item, and stands nowhere else.
          <Row key={`${place + index}`} row={row} />
        ))}
      </ul>
      {shown.length > ON_PAGE && (
        <nav className={styles.pages} aria-label={t("pages")}>
          <Button size="small" kind="quiet" disabled={place === 0} onClick={() => setPlace(place - ON_PAGE)}>
            {t("before")}
          </Button>
          <span>
            {t("of", { from: place + 1, until: Math.min(place + ON_PAGE, shown.length), all: counts[state] })}
          </span>
          <Button
            size="small"
            kind="quiet"
            disabled={place + ON_PAGE >= shown.length}
            onClick={() => setPlace(place + ON_PAGE)}
          >
            {t("after")}
          </Button>
        </nav>
      )}
    </>
  );
}

function Row({ row: { fields, name, place, said, state, what } }: { readonly row: ImportedRow }) {
  const { t } = useTranslation("desk/menuFile");
  const named = [what === null ? "" : t(`what.${what}`), name].filter((part) => part !== "").join(" ");
  return (
    <li className={styles.row}>
      <span className={styles.place}>{place}</span>
      <span className={badge.badge} data-tone={TONES[state]}>
        {t(`state.${state}`)}
      </span>
      <span className={styles.name}>
        {named}
        {fields.length > 0 && (
          <small className={desk.soft}> {fields.map((field) => t(`field.${field}`)).join(" · ")}</small>
        )}
        {said.map(({ cell, text }) => (
          <span key={cell + text} className={styles.said}>
            {cell !== "" && <b>{cell} </b>}
            {text}
          </span>
        ))}
      </span>
    </li>
  );
}
