import { PLAN_COLUMNS, PLAN_ROWS, type TableShape } from "#contract/calls/desk/floor.ts";

/** Units that a table takes on the plan, across and down. */
const SIZES: Readonly<Record<TableShape, { readonly width: number; readonly height: number }>> = {
  square: { width: 2, height: 2 },
  round: { width: 2, height: 2 },
  wide: { width: 4, height: 2 },
};

export const sizeOf = (shape: TableShape) => SIZES[shape];

/** Where something stands on the plan of its area. */
export interface Spot {
  readonly area: string;
  readonly x: number;
  readonly y: number;
  readonly shape: TableShape;
}

/** Whether a table stands wholly on the plan. */
export function isOnPlan({ shape, x, y }: Spot): boolean {
  const { height, width } = sizeOf(shape);
  return x >= 0 && y >= 0 && x + width <= PLAN_COLUMNS && y + height <= PLAN_ROWS;
}

/** Whether two tables stand on each other. */
export function overlap(one: Spot, other: Spot): boolean {
  const [own, others] = [sizeOf(one.shape), sizeOf(other.shape)];
  return (
    one.area === other.area &&
    one.x < other.x + others.width &&
    other.x < one.x + own.width &&
    one.y < other.y + others.height &&
    other.y < one.y + own.height
  );
}

/** Whether a table can stand there, among others that stand elsewhere. */
export function isRoomFor(spot: Spot, others: readonly Spot[]): boolean {
  return isOnPlan(spot) && !others.some((other) => overlap(spot, other));
}

/** The first room for a table of that shape in an area, from the upper left, row by row; the last row where there is none. */
export function firstRoom(area: string, shape: TableShape, others: readonly Spot[]): Spot {
  const step = sizeOf(shape).height;
  for (let y = 0; y + step <= PLAN_ROWS; y += step)
    for (let x = 0; x + sizeOf(shape).width <= PLAN_COLUMNS; x += 1) {
      const spot = { area, shape, x, y };
      if (isRoomFor(spot, others)) return spot;
    }
  return { area, shape, x: 0, y: PLAN_ROWS - step };
}

/** A table that may have been given a place. */
interface Placeable {
  readonly table_id: string;
  readonly name: string;
  readonly area: string;
  readonly shape: TableShape;
  readonly x: number | null;
  readonly y: number | null;
}

const byName = new Intl.Collator("ja", { numeric: true });

/** Every table with a place: those without one are found one, in the order of their names. */
export function withPlaces<Table extends Placeable>(
  tables: readonly Table[],
): (Omit<Table, "x" | "y"> & Spot)[] {
  const placed = new Map<string, Spot>();
  for (const { area, shape, table_id, x, y } of tables)
    if (x !== null && y !== null) placed.set(table_id, { area, shape, x, y });
  const others = tables.filter(({ table_id }) => !placed.has(table_id));
  for (const { area, shape, table_id } of others.toSorted((one, other) =>
    byName.compare(one.name, other.name),
  ))
    placed.set(table_id, firstRoom(area, shape, [...placed.values()]));
  return tables.map((table) => ({
    ...table,
    ...(placed.get(table.table_id) ?? firstRoom(table.area, table.shape, [])),
  }));
}

type Step = "up" | "down" | "left" | "right";
const STEPS: Readonly<Record<Step, readonly [x: number, y: number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
};

/** The next place that way with room for a table, over others that stand in between; null: there is none. */
export function nextRoom(spot: Spot, way: Step, others: readonly Spot[]): Spot | null {
  const [dx, dy] = STEPS[way];
  for (let far = 1; far <= PLAN_ROWS; far += 1) {
    const next = { ...spot, x: spot.x + dx * far, y: spot.y + dy * far };
    if (!isOnPlan(next)) return null;
    if (isRoomFor(next, others)) return next;
  }
  return null;
}
