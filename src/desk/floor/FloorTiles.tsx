import { useTranslation } from "react-i18next";
import type { Floor, FloorTable } from "#contract/calls/desk/floor.ts";
import { useMinutes } from "#desk/board/useMinutes.ts";
import { sizeOf } from "#domain/floor/floorGrid.ts";
import { money } from "#text/formats.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import styles from "./Floor.module.css";
import { byNeed, STATE_ICONS } from "./floorWords.ts";

interface TilesProps {
  readonly store: Floor["store"];
  readonly tables: readonly FloorTable[];
  /** All of the store's, of which some belong to others. */
  readonly all: readonly FloorTable[];
  readonly onOpen: (table: FloorTable) => void;
}

/** An area as a plan: each table where it stands. */
export function FloorPlan({ tables, ...tiles }: TilesProps) {
  const { t } = useTranslation("desk/floor");
  const rows = Math.max(10, ...tables.map(({ shape, y }) => y + sizeOf(shape).height));
  // As high as the screen lets it be, so that thirty tables are seen at once; a row grows with its words.
  const gridAutoRows = `minmax(clamp(44px, (100dvh - 15rem) / ${rows}, 76px), auto)`;
  return (
    <ul className={styles.plan} style={{ gridAutoRows }} aria-label={t("plan")}>
      {tables.map((table) => {
        const { height, width } = sizeOf(table.shape);
        const place = {
          gridColumn: `${table.x + 1} / span ${width}`,
          gridRow: `${table.y + 1} / span ${height}`,
        };
        return (
          <li key={table.table_id} style={place}>
            <Tile table={table} {...tiles} />
          </li>
        );
      })}
    </ul>
  );
}

/** The same as a list: who needs somebody first comes first. */
export function FloorList({ tables, ...tiles }: TilesProps) {
  const { t } = useTranslation("desk/floor");
  return (
    <ul className={styles.list} aria-label={t("list")}>
      {byNeed(tables).map((table) => (
        <li key={table.table_id}>
          <Tile table={table} {...tiles} />
        </li>
      ))}
    </ul>
  );
}

interface TileProps extends Omit<TilesProps, "tables"> {
  readonly table: FloorTable;
}

/** A table: what it is called, how it stands and since when, who sits there, and how much it comes to. */
function Tile({ all, onOpen, store, table }: TileProps) {
  const { t } = useTranslation("desk/floor");
  const { t: tb } = useTranslation("desk/board");
  const { joined_to, name, opened_at, people, seats, shape, state, state_since, total } = table;
  const icon = STATE_ICONS[state];
  const other = all.find(({ table_id }) => table_id === joined_to);
  const isStill = state === "free" || state === "locked";
  return (
    <button
      type="button"
      className={styles.tile}
      data-shape={shape}
      data-state={other === undefined ? state : "joined"}
      onClick={() => onOpen(table)}
    >
      <span className={styles.name}>
        <b>{name}</b>
        <span>{people === null ? t("seats", { count: seats }) : tb("people", { count: people })}</span>
      </span>
      <span className={styles.state}>
        {icon !== undefined && <Icon of={icon} size={16} />}
        {other !== undefined && isStill ? t("joinedTo", { table: other.name }) : t(`state.${state}`)}
        {state_since !== null && <Minutes since={state_since} store={store} isUrgent={state !== "eating"} />}
      </span>
      {!isStill && (
        <span className={styles.sum}>
          <b>{money(total)}</b>
          {opened_at !== null && <Seated since={opened_at} />}
        </span>
      )}
      {table.is_locked && !isStill && <span className={styles.also}>{t("state.locked")}</span>}
    </button>
  );
}

interface MinutesProps {
  readonly since: string;
  readonly store: Floor["store"];
  /** Somebody waits for something. */
  readonly isUrgent: boolean;
}

/** For how long it has been so; what takes too long stands out. */
function Minutes({ isUrgent, since, store }: MinutesProps) {
  const { t } = useTranslation("desk/board");
  const count = Math.max(0, useMinutes(since));
  const age = !isUrgent || count < store.slow_minutes ? "new" : count < store.late_minutes ? "slow" : "late";
  return (
    <time dateTime={since} data-age={age}>
      {t("minutes", { count })}
    </time>
  );
}

/** For how long a party has been there. */
export function Seated({ since }: { readonly since: string }) {
  const { t } = useTranslation("desk/floor");
  const count = Math.max(0, useMinutes(since));
  return <time dateTime={since}>{t("sits", { count })}</time>;
}
