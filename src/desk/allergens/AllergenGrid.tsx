import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { ALLERGENS } from "#contract/allergens.ts";
import type { StatedAllergens } from "#contract/goods.ts";
import { Button } from "#ui/actions/Button.tsx";
import { type Act, acted, ACTS, actOfKey, type Cell, cellAfter, type Selection, spanOf } from "./area.ts";
import { GridRow } from "./GridRow.tsx";
import { Recheck } from "./Recheck.tsx";
import type { StatedRow } from "./rows.ts";
import { KINDS, SIGNS } from "./signs.ts";
import { statedIn, type Statements, type SubjectKey } from "./statements.ts";
import { lineHeight, useDrawnRows } from "./useDrawnRows.ts";
import styles from "./Allergens.module.css";

export interface FillProps {
  readonly rows: readonly StatedRow[];
  readonly statements: Statements;
  readonly onState: (changes: ReadonlyMap<SubjectKey, StatedAllergens>) => void;
  readonly onUndo: () => void;
  /** Says who checked what a line says. */
  readonly checkWords: (row: StatedRow) => string;
  /** Whether it has changed since. */
  readonly isOlder: (row: StatedRow) => boolean;
  /** What was filled in is on its way still. */
  readonly isPending: boolean;
  readonly onConfirm: ComponentProps<typeof Recheck>["onConfirm"];
}

interface AllergenGridProps extends FillProps {
  readonly unfolded: ReadonlySet<string>;
  /** Unfolds the options of a dish, or folds them. */
  readonly onFold: (dish_id: string) => void;
}

const START: Selection = { from: { row: 0, column: 0 }, to: { row: 0, column: 0 } };
const HEAD = 2;

/** The whole menu as a spreadsheet: dishes and options down, allergens across, filled in by keys, by touch or by buttons. */
export function AllergenGrid(props: AllergenGridProps) {
  const { checkWords, isOlder, isPending, onConfirm, onFold, onState, onUndo, rows, statements, unfolded } =
    props;
  const { t } = useTranslation(["desk/allergens", "menu"]);
  const box = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  const { from, to } = useDrawnRows(box, rows.length);
  const [wanted, setSelection] = useState(START);
  const last = rows.length - 1;
  const within = (cell: Cell): Cell => ({ ...cell, row: Math.max(0, Math.min(last, cell.row)) });
  const selection = { from: within(wanted.from), to: within(wanted.to) };
  const active = selection.to;
  const span = spanOf(selection);
  const row = rows[active.row];

  // A cell that is not drawn yet has the focus once it is.
  useEffect(() => {
    if (!wantsFocus.current) return;
    const cell = cellAt(box.current, active);
    if (cell === null) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: "nearest", inline: "nearest" });
  });

  const select = (cell: Cell, isMore: boolean) => {
    wantsFocus.current = true;
    setSelection({ from: isMore ? selection.from : cell, to: cell });
    const element = box.current;
    if (element !== null && (cell.row < from || cell.row >= to)) element.scrollTop = cell.row * lineHeight();
  };
  const act = (what: Act, on: Selection = selection) => {
    const subjects = rows.map(({ subject }) => subject);
    onState(acted(what, on, subjects, (subject) => statedIn(statements, subject)));
  };

  const press = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, key, metaKey, nativeEvent, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || rows.length === 0) return;
    const isFar = ctrlKey || metaKey;
    const next = cellAfter(key, isFar, active, rows.length);
    const what = isFar ? undefined : actOfKey(key);
    if (next !== null) select(next, shiftKey);
    else if (isFar && key.toLowerCase() === "z" && !shiftKey) onUndo();
    else if (what !== undefined) act(what);
    else if (!isFar && key.toLowerCase() === "o" && row !== undefined && row.options > 0) onFold(row.dish_id);
    else return;
    event.preventDefault();
  };
  const tap = (event: MouseEvent) => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    const isSame = cell.row === active.row && cell.column === active.column;
    const isTouch =
      event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === "touch";
    // A mouse chooses first; a finger means what it taps.
    if (!event.shiftKey && (isTouch || (isSame && wasActive.current))) act("next", { from: cell, to: cell });
    if (!isDragged.current) select(cell, event.shiftKey);
    isDragged.current = false;
  };
  const wasActive = useRef(false);
  const isDragged = useRef(false);
  const begin = (event: PointerEvent) => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    isDragged.current = false;
    wasActive.current = document.activeElement === cellAt(box.current, cell);
    if (event.pointerType === "mouse" && event.button === 0 && !event.shiftKey) select(cell, false);
  };
  const drag = (event: PointerEvent) => {
    const cell = cellOf(event.target);
    if (cell === null || event.pointerType !== "mouse" || event.buttons !== 1) return;
    if (cell.row === active.row && cell.column === active.column) return;
    isDragged.current = true;
    select(cell, true);
  };

  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label={t("toolbar")}>
        {ACTS.map((what) => (
          <Button key={what} size="small" kind="outline" onClick={() => act(what)}>
            {what in SIGNS && <span aria-hidden="true">{SIGNS[what as keyof typeof SIGNS]} </span>}
            {t(`act.${what}`)}
            <kbd>{t(`key.${what}`)}</kbd>
          </Button>
        ))}
        <Button size="small" kind="outline" disabled={statements.undo.length === 0} onClick={onUndo}>
          {t("undo")}
        </Button>
      </div>
      <p className={styles.where} aria-live="polite">
        {row !== undefined && [row.name, row.group, checkWords(row)].filter(Boolean).join(" · ")}
      </p>
      {row !== undefined && isOlder(row) && (
        <Recheck key={row.check} row={row} isPending={isPending} onConfirm={onConfirm} />
      )}
      {/* It scrolls by its cells, which have the focus. */}
      <div ref={box} className={styles.box}>
        {/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is worked in like a spreadsheet */}
        <table
          role="grid"
          aria-label={t("title")}
          aria-rowcount={rows.length + HEAD}
          aria-multiselectable="true"
          className={styles.grid}
          onKeyDown={press}
          onClick={tap}
          onPointerDown={begin}
          onPointerOver={drag}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" rowSpan={2} className={styles.corner}>
                {t("item")}
              </th>
              {KINDS.map(({ kind, of }) => (
                <th key={kind} scope="colgroup" colSpan={of.length} className={styles.kind}>
                  <span>{t(`kind.${kind}`)}</span>
                </th>
              ))}
            </tr>
            <tr aria-rowindex={2}>
              {ALLERGENS.map((one) => (
                <th key={one} scope="col" className={styles.allergen}>
                  <span>{t(`menu:allergen.${one}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Space rows={from} />
            {rows.slice(from, to).map((each, place) => {
              const index = from + place;
              const isIn = index >= span.top && index <= span.bottom;
              return (
                <GridRow
                  key={each.id}
                  row={each}
                  index={index}
                  label={index + HEAD + 1}
                  stated={statedIn(statements, each.subject)}
                  active={index === active.row ? active.column : null}
                  left={isIn ? span.left : null}
                  right={isIn ? span.right : null}
                  isOlder={isOlder(each)}
                  isUnfolded={unfolded.has(each.dish_id)}
                  onFold={onFold}
                />
              );
            })}
            <Space rows={rows.length - to} />
          </tbody>
        </table>
      </div>
    </>
  );
}

/** In the place of lines that are not drawn. */
function Space({ rows }: { readonly rows: number }) {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is room, and nothing else */}
      <td style={{ height: `${rows * 3}rem` }} />
    </tr>
  );
}

function cellOf(target: EventTarget): Cell | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [row, column] = found?.dataset["cell"]?.split("-").map(Number) ?? [];
  return row === undefined || column === undefined ? null : { row, column };
}

function cellAt(box: HTMLElement | null, { column, row }: Cell): HTMLElement | null {
  return box?.querySelector<HTMLElement>(`[data-cell="${row}-${column}"]`) ?? null;
}
