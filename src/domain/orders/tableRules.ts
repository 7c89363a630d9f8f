import * as Code from "#contract/codes.ts";
import type { CourseTime, Goods } from "#contract/goods.ts";

/** What a store lets its tables order and call, and how it meets whoever has only a table's bare id. */
export interface TableRules {
  /** Orders from a bare id, which anyone can type, need nobody's tap. */
  readonly lets_bare_ids_in: boolean;
  /** Minutes that an order waits to be let in, and that a call from a bare id is shown. */
  readonly let_in_minutes: number;
  /** Orders that wait to be let in at one time: of one table, and of all. */
  readonly table_waiting: number;
  readonly store_waiting: number;
  /** Pieces of one line. */
  readonly line_pieces: number;
  /** Orders and additions within `PACE_MINUTES`: of one guest, and of one table. */
  readonly member_orders: number;
  readonly table_orders: number;
  /** Calls of one table within `PACE_MINUTES` that nobody has answered. */
  readonly table_calls: number;
  /** Calls and messages of an hour that nobody has answered, from people whom the store has not seen. */
  readonly stranger_calls: number;
  /** Minutes after which what is served and paid by a gateway is closed, and the table free. */
  readonly closing_minutes: number;
  /** Minutes after which the board says that guests have waited for a while, and for too long. */
  readonly slow_minutes: number;
  readonly late_minutes: number;
  /** Minutes that a course lasts whose dishes are ordered as one likes, from its order on; 0: as long as one sits. */
  readonly course_minutes: number;
  /** Minutes before its end from which no more of its dishes are taken. */
  readonly course_last_order: number;
}

/** What is kept of a store's rules: those that it has set. */
export type OwnTableRules = Partial<TableRules>;

/** Minutes within which orders and additions are counted. */
export const PACE_MINUTES = 10;

/** What holds where a store has set nothing: far above what guests do, and far below what hurts a kitchen. */
export const usualTableRules: TableRules = {
  lets_bare_ids_in: false,
  let_in_minutes: 15,
  table_waiting: 3,
  store_waiting: 20,
  line_pieces: 50,
  member_orders: 20,
  table_orders: 60,
  table_calls: 3,
  stranger_calls: 10,
  closing_minutes: 90,
  slow_minutes: 10,
  late_minutes: 20,
  course_minutes: 0,
  course_last_order: 0,
};

/** A store's rules, with the usual ones for what it has not set. */
export function tableRules(own: OwnTableRules): TableRules {
  return { ...usualTableRules, ...own };
}

/**
 * Most diners that one order may name at a table with so many seats; null where they are not known. Chairs are fetched, and
 * two tables that were pushed together have one code. Those who sit there already do not count: a desk that forgets to free
 * a table keeps nobody from ordering.
 */
export function mostDiners(seats: number): number | null {
  return seats <= 0 ? null : Math.max(seats + 2, seats * 2);
}

/** Goods of which an order asks for more pieces than a line may have, lines of the same goods and options together. */
export function linesOverLimit<Line extends { readonly goods_id: string; readonly number: number }>(
  lines: readonly Line[],
  most: number,
  keyOf: (line: Line) => string,
): Line[] {
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(keyOf(line), (pieces.get(keyOf(line)) ?? 0) + line.number);
  return lines.filter((line) => (pieces.get(keyOf(line)) ?? 0) > most);
}

/** Most diners in the list (specification, section 9, "People list"). */
const MOST = 10;

/** Most diners that an order may name; additions to a table count newcomers only. */
function limit(isAddition: boolean, max_people: number): number {
  return isAddition ? Math.min(MOST - 1, max_people) : max_people;
}

/** Diners to choose from: 0 to 9 where the table has ordered already, 1 to 10 otherwise (specification, section 5). */
export function peopleChoices(isAddition: boolean, max_people: number = MOST): number[] {
  const least = isAddition ? 0 : 1;
  const most = Math.min(MOST, limit(isAddition, max_people));
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index);
}

/** 405 when the number of diners is missing or outside what the order may name; null when it is right. */
export function checkPeople(
  people: number | undefined,
  isAddition: boolean,
  max_people: number = MOST,
): typeof Code.dinersMissing | null {
  const isGiven = people !== undefined && Number.isInteger(people);
  return isGiven && people >= (isAddition ? 0 : 1) && people <= limit(isAddition, max_people) ? null : 405;
}

export interface CourseLine {
  readonly goods: Pick<Goods, "id" | "is_course" | "is_buffet" | "course_id">;
  readonly number: number;
}

export interface Party {
  /** Diners at the table, this order's included. */
  readonly people: number;
  /** Persons for whom each course was ordered in the visit before, by the course's goods id. */
  readonly courses: ReadonlyMap<string, number>;
  /** Those of them whose last order has passed. */
  readonly closed?: ReadonlySet<string>;
}

export interface CourseTimes {
  /** From then on no more of its dishes are taken; null: no time was set. */
  readonly last_order_at: Date | null;
  readonly ends_at: Date | null;
}

const MINUTE = 60_000;

/** How long a course lasts: as it says itself, else as the store's rules do; null: as long as one sits. */
export function timeOfCourse(
  own: CourseTime | null,
  { course_minutes, course_last_order }: Pick<TableRules, "course_minutes" | "course_last_order">,
): CourseTime | null {
  const time = own ?? { minutes: course_minutes, last_order: course_last_order };
  return time.minutes === 0 ? null : time;
}

/** Until when a course lasts that was ordered at an instant. */
export function courseTimes(since: Date | null, time: CourseTime | null): CourseTimes {
  if (since === null || time === null) return { last_order_at: null, ends_at: null };
  const ends = since.getTime() + time.minutes * MINUTE;
  return { last_order_at: new Date(ends - time.last_order * MINUTE), ends_at: new Date(ends) };
}

export interface CourseFault {
  readonly goods_id: string;
  /** 304: enter the course's number of persons; 306: the dish belongs to a course that nobody ordered. */
  readonly code: typeof Code.courseDinersMissing | typeof Code.courseMissing;
}

/**
 * What keeps a dine-in order's courses and buffet dishes from being ordered (specification, section 8, 304 and 306): a
 * course is ordered for 1 to as many persons as dine, and its dishes only where the order or the visit has the course,
 * and its last order has not passed.
 */
export function courseFaults(lines: readonly CourseLine[], party: Party): CourseFault[] {
  const persons = new Map(party.courses);
  const ordered = lines.filter(({ goods }) => goods.is_course === 1);
  for (const { goods, number } of ordered) persons.set(goods.id, (persons.get(goods.id) ?? 0) + number);

  const isOverbooked = ({ goods, number }: CourseLine) =>
    !(number >= 1) || (persons.get(goods.id) ?? 0) > party.people;
  const lacksCourse = ({ goods }: CourseLine) =>
    goods.is_buffet === 1 &&
    goods.course_id !== null &&
    (!((persons.get(goods.course_id) ?? 0) > 0) || party.closed?.has(goods.course_id) === true);

  return lines.flatMap((line): CourseFault[] => {
    if (line.goods.is_course === 1 && isOverbooked(line))
      return [{ goods_id: line.goods.id, code: Code.courseDinersMissing }];
    return lacksCourse(line) ? [{ goods_id: line.goods.id, code: Code.courseMissing }] : [];
  });
}
