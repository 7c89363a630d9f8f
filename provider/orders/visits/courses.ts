import { and, eq, exists, min, ne, type SQL, sum } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { OrderStatus } from "#contract/enumerations.ts";
import {
  type CourseTimes,
  courseTimes,
  type Party,
  type TableRules,
  tableRules,
  timeOfCourse,
} from "#domain/orders/tableRules.ts";
import type { Database } from "#provider/db/database.ts";
import type { Localized } from "#provider/db/tables/columns.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { orderLines, orderRounds, orders } from "#provider/db/tables/orders.ts";
import type { CourseTime } from "#contract/goods.ts";
import type { StoreRow } from "#provider/stores/findStore.ts";
import type { GoodsRow } from "#provider/menu/goods.ts";

interface OrderedCourse extends CourseTimes {
  readonly goods_id: string;
  readonly name: Localized;
  readonly persons: number;
}

/** Whether a store has any course, withdrawn ones included. */
export async function hasCourses(db: Database, store_id: string): Promise<boolean> {
  const [one] = await db
    .select({ id: goods.id })
    .from(goods)
    .where(and(eq(goods.store_id, store_id), eq(goods.is_course, true)))
    .limit(1);
  return one !== undefined;
}

/** How long a course lasts that has dishes to be ordered as one likes; null: as long as one sits, or it is no such course. */
export async function statedCourseTime(
  db: Database,
  { course_time, id, is_course }: Pick<GoodsRow, "course_time" | "id" | "is_course">,
  { table_rules }: Pick<StoreRow, "table_rules">,
): Promise<CourseTime | null> {
  const time = is_course ? timeOfCourse(course_time, tableRules(table_rules)) : null;
  if (time === null) return null;
  const dishes = and(eq(goods.course_id, id), eq(goods.is_buffet, true), eq(goods.is_withdrawn, false));
  return (await db.$count(goods, dishes)) > 0 ? time : null;
}

/** The courses in some orders, those of a visit: for how many persons, and until when their dishes are taken. */
export async function orderedCourses(
  db: Database,
  ordered: SQL,
  rules: TableRules,
): Promise<readonly OrderedCourse[]> {
  const dishes = alias(goods, "dishes");
  const ofCourse = and(eq(dishes.course_id, goods.id), eq(dishes.is_buffet, true));
  const rows = await db
    .select({
      goods_id: goods.id,
      name: goods.name,
      course_time: goods.course_time,
      persons: sum(orderLines.number).mapWith(Number),
      since: min(orderRounds.placed_at),
      has_dishes: exists(db.select({ id: dishes.id }).from(dishes).where(ofCourse)),
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.order_no, orderLines.order_no))
    .innerJoin(
      orderRounds,
      and(eq(orderRounds.order_no, orderLines.order_no), eq(orderRounds.round, orderLines.round)),
    )
    .innerJoin(goods, eq(goods.id, orderLines.goods_id))
    .where(and(ordered, ne(orders.order_status, OrderStatus.canceled), eq(goods.is_course, true)))
    .groupBy(goods.id, goods.name, goods.course_time)
    .orderBy(min(orderRounds.placed_at), goods.id);
  return rows.map(({ course_time: own, since, has_dishes, ...course }) => ({
    ...course,
    // What is served dish by dish has no time within which one orders.
    ...courseTimes(has_dishes === true ? since : null, timeOfCourse(own, rules)),
  }));
}

/**
 * The party at a table: how many they are, and the courses in its orders (those of the visit; null where it has none),
 * as far as what they order now asks for them.
 */
export async function courseParty(
  db: Database,
  ordered: SQL | null,
  at: {
    readonly people: number;
    readonly menu: readonly Pick<GoodsRow, "is_course" | "is_buffet">[];
    readonly rules: TableRules;
    readonly now: Date;
  },
): Promise<Party> {
  const { people, menu, rules, now } = at;
  const asks = menu.some(({ is_course, is_buffet }) => is_course || is_buffet);
  const courses = ordered === null || !asks ? [] : await orderedCourses(db, ordered, rules);
  return {
    people,
    courses: new Map(courses.map(({ goods_id, persons }) => [goods_id, persons])),
    closed: new Set(
      courses
        .filter(({ last_order_at }) => last_order_at !== null && last_order_at <= now)
        .map(({ goods_id }) => goods_id),
    ),
  };
}
