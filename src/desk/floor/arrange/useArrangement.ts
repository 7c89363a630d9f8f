import { useState } from "react";
import type { Floor, FloorTable, TablePlace } from "#contract/calls/desk/floor.ts";
import { firstRoom, isRoomFor, type Spot } from "#domain/floor/floorGrid.ts";
import { areasOf } from "#desk/floor/floorWords.ts";

/** A table as it is being arranged. */
export type Placed = TablePlace & Pick<FloorTable, "name" | "seats">;

interface Draft {
  readonly tables: readonly Placed[];
  /** Areas that have no table yet. */
  readonly added: readonly string[];
}

const draftOf = ({ tables }: Floor): Draft => ({
  tables: tables.map(({ area, name, seats, shape, table_id, x, y }) => ({
    area,
    name,
    seats,
    shape,
    table_id,
    x,
    y,
  })),
  added: [],
});

/** An arrangement of tables that is not saved yet: while nobody has changed anything it is what others save. */
export function useArrangement(floor: Floor) {
  const [draft, setDraft] = useState(() => draftOf(floor));
  const [past, setPast] = useState<readonly Draft[]>([]);
  const [stamp, setStamp] = useState(floor.stamp);
  const isDirty = past.length > 0;
  const isOvertaken = floor.stamp !== stamp;
  const takeTheirs = () => {
    setDraft(draftOf(floor));
    setPast([]);
    setStamp(floor.stamp);
  };
  if (isOvertaken && !isDirty) takeTheirs();

  const change = (next: Draft) => {
    setPast((before) => [...before, draft]);
    setDraft(next);
  };
  const othersOf = (table_id: string) => draft.tables.filter((one) => one.table_id !== table_id);
  const isRoom = (table_id: string, spot: Spot) => isRoomFor(spot, othersOf(table_id));
  /** Puts a table there; false, and nothing is changed, where there is no room. */
  const put = (table_id: string, spot: Spot): boolean => {
    const table = draft.tables.find((one) => one.table_id === table_id);
    if (table === undefined || !isRoom(table_id, spot)) return false;
    const { area, shape, x, y } = spot;
    const isThere = table.x === x && table.y === y && table.area === area && table.shape === shape;
    if (isThere) return true;
    const moved = { ...table, area, shape, x, y };
    change({ ...draft, tables: draft.tables.map((one) => (one === table ? moved : one)) });
    return true;
  };
  return {
    ...draft,
    areas: [...new Set([...areasOf(draft.tables), ...draft.added])],
    stamp,
    isDirty,
    /** Somebody else has saved another one since this one was begun. */
    isOvertaken: isOvertaken && isDirty,
    takeTheirs,
    /** Goes on with this one, though another one was saved. */
    keepOwn: () => setStamp(floor.stamp),
    /** What was saved is what there is now. */
    settle: () => setPast([]),
    othersOf,
    isRoom,
    put,
    /** Puts a table where there is room for it, in that area and shape, where it does not fit as it stands. */
    fit: (table_id: string, spot: Spot) =>
      put(table_id, spot) || put(table_id, firstRoom(spot.area, spot.shape, othersOf(table_id))),
    addArea: (area: string) => change({ ...draft, added: [...draft.added, area] }),
    renameArea: (from: string, to: string) =>
      change({
        tables: draft.tables.map((table) => (table.area === from ? { ...table, area: to } : table)),
        added: draft.added.map((area) => (area === from ? to : area)),
      }),
    undo: () => {
      const last = past.at(-1);
      if (last === undefined) return;
      setDraft(last);
      setPast(past.slice(0, -1));
    },
  };
}

export type Arrangement = ReturnType<typeof useArrangement>;
