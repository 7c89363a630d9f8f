import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { PLAN_COLUMNS } from "#contract/calls/desk/floor.ts";
import { nextRoom, sizeOf, type Spot } from "#domain/floor/floorGrid.ts";
import styles from "./Arrange.module.css";
import { PlaceFields } from "./PlaceFields.tsx";
import type { Arrangement, Placed } from "./useArrangement.ts";

interface ArrangePlanProps {
  readonly area: string;
  readonly arrangement: Arrangement;
}

/** A table under a finger: where it was taken, and where it would stand. */
interface Dragged {
  readonly table_id: string;
  readonly from: { readonly x: number; readonly y: number };
  readonly spot: Spot;
}

const ARROWS = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" } as const;
const isArrow = (key: string): key is keyof typeof ARROWS => key in ARROWS;

/** An area's plan, on whose grid tables are dragged, or moved by the arrow keys. */
export function ArrangePlan({ area, arrangement }: ArrangePlanProps) {
  const { t } = useTranslation("desk/floor");
  const plan = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [dragged, drag] = useState<Dragged | null>(null);
  const [said, say] = useState("");
  const tables = arrangement.tables.filter((table) => table.area === area);
  const rows = 2 + Math.max(8, ...tables.map(({ shape, y }) => y + sizeOf(shape).height));
  const grid = {
    gridTemplateRows: `repeat(${rows}, minmax(44px, auto))`,
    backgroundSize: `calc(100% / ${PLAN_COLUMNS}) calc(100% / ${rows})`,
  };
  const table = tables.find(({ table_id }) => table_id === chosen);
  const tell = (name: string, { x, y }: Pick<Spot, "x" | "y">) =>
    say(t("standsAt", { table: name, column: x + 1, row: y + 1 }));

  /** Where a table would stand under the finger, in whole units. */
  const under = ({ x, y, ...own }: Placed, from: Dragged["from"], event: PointerEvent): Spot => {
    const box = plan.current?.getBoundingClientRect();
    const [width, height] = box === undefined ? [1, 1] : [box.width / PLAN_COLUMNS, box.height / rows];
    const size = sizeOf(own.shape);
    const within = (value: number, most: number) => Math.min(Math.max(0, value), most);
    return {
      area: own.area,
      shape: own.shape,
      x: within(x + Math.round((event.clientX - from.x) / width), PLAN_COLUMNS - size.width),
      y: within(y + Math.round((event.clientY - from.y) / height), rows - size.height),
    };
  };
  const taken = (own: Placed, event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    choose(own.table_id);
    drag({ table_id: own.table_id, from: { x: event.clientX, y: event.clientY }, spot: own });
  };
  const moved = (own: Placed, event: PointerEvent) => {
    if (dragged?.table_id !== own.table_id) return;
    drag({ ...dragged, spot: under(own, dragged.from, event) });
  };
  const dropped = (own: Placed) => {
    if (dragged?.table_id !== own.table_id) return;
    drag(null);
    if (arrangement.put(own.table_id, dragged.spot)) tell(own.name, dragged.spot);
    else say(t("noRoom", { table: own.name }));
  };
  const pressed = (own: Placed, event: KeyboardEvent) => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = nextRoom(own, ARROWS[event.key], arrangement.othersOf(own.table_id));
    if (next !== null && arrangement.put(own.table_id, next)) tell(own.name, next);
    else say(t("noRoom", { table: own.name }));
  };
  return (
    <div className={styles.planAndFields}>
      <ul ref={plan} className={styles.plan} style={grid} aria-label={t("plan")}>
        {tables.map((own) => {
          const isDragged = dragged?.table_id === own.table_id;
          const spot = isDragged ? dragged.spot : own;
          const { height, width } = sizeOf(own.shape);
          const place = {
            gridColumn: `${spot.x + 1} / span ${width}`,
            gridRow: `${spot.y + 1} / span ${height}`,
          };
          return (
            <li key={own.table_id} style={place} data-dragged={isDragged || undefined}>
              <button
                type="button"
                className={styles.table}
                data-shape={own.shape}
                data-bad={(isDragged && !arrangement.isRoom(own.table_id, spot)) || undefined}
                aria-pressed={own.table_id === chosen}
                aria-describedby="arrange-keys"
                onClick={() => choose(own.table_id)}
                onFocus={() => choose(own.table_id)}
                onKeyDown={(event) => pressed(own, event)}
                onPointerDown={(event) => taken(own, event)}
                onPointerMove={(event) => moved(own, event)}
                onPointerUp={() => dropped(own)}
                onPointerCancel={() => drag(null)}
              >
                <b>{own.name}</b>
                <span>{t("seats", { count: own.seats })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <p id="arrange-keys" className="visually-hidden">
        {t("keys")}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {table !== undefined && (
        <section className={styles.fields} aria-label={table.name}>
          <h2>{table.name}</h2>
          <PlaceFields table={table} arrangement={arrangement} />
        </section>
      )}
    </div>
  );
}
