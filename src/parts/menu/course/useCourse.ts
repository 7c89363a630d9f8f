import { useAtomValue } from "jotai";
import * as Code from "#contract/codes.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import type { Goods } from "#contract/goods.ts";
import type { TableCourse } from "#contract/store.ts";
import { goodsDetailCall } from "#net/calls/orderCalls.ts";
import { useCall } from "#net/useCall.ts";
import { useKnownStore } from "#parts/cart/knownStores.ts";
import { useCart, useShowType } from "#parts/cart/useCart.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { dinersKey, saidDinersAtom } from "#state/orders/saidDiners.ts";

/** How a dish of a course stands for whoever sits at a table. */
export type CourseStanding =
  /** Nobody has said what the table has: the provider judges the order. */
  | { readonly state: "unknown" }
  /** The table has the course, or it is in the cart: the dish costs nothing. */
  | { readonly state: "included" }
  | { readonly state: "lacking"; readonly courseId: string }
  /** Its last order has passed. */
  | { readonly state: "over"; readonly course: TableCourse };

/** Where a dish stands that belongs to a course; null for any other, and away from the table. */
export function useCourse(goods: Pick<Goods, "course_id" | "is_buffet" | "store_id">): CourseStanding | null {
  const showType = useShowType();
  const known = useKnownStore(goods.store_id);
  const now = useMinute();
  const courseId = goods.course_id;
  const isInCart = useAtomValue(useCart(goods.store_id).countAtom(courseId ?? "")) > 0;
  if (goods.is_buffet === 0 || courseId === null || showType !== GoodsShowType.dineIn) return null;
  if (known === undefined) return { state: "unknown" };
  const courses = known.table === null ? [] : known.table.courses;
  if (courses === undefined) return { state: "unknown" };
  const course = courses.find(({ goods_id }) => goods_id === courseId);
  if (course !== undefined) return isOver(course, now) ? { state: "over", course } : { state: "included" };
  return isInCart ? { state: "included" } : { state: "lacking", courseId };
}

/** Whether no more of a course's dishes are taken. */
export function isOver({ last_order_time }: Pick<TableCourse, "last_order_time">, now: Date): boolean {
  return last_order_time !== null && Date.parse(last_order_time) <= now.getTime();
}

/** The course, as it is sold; undefined until it is known, and where it is sold no more. */
export function useCourseGoods(storeId: string, courseId: string | null): Goods | undefined {
  const request = courseId === null ? null : { store_id: storeId, goods_id: courseId };
  return useCall(goodsDetailCall, request, { handles: [Code.productMissing], isSilent: true }).data;
}

/** For how many at the table a course can still be ordered; null where nobody has said how many they are. */
export function useCourseParty(goods: Pick<Goods, "id" | "is_course" | "store_id">): number | null {
  const showType = useShowType();
  const said = useAtomValue(saidDinersAtom);
  const table = useKnownStore(goods.store_id)?.table ?? null;
  if (goods.is_course === 0 || table === null || showType !== GoodsShowType.dineIn) return null;
  const isOccupied = table.is_occupied === 1;
  const answer = said[dinersKey(goods.store_id, table.table_id)];
  const come =
    answer?.joins === isOccupied ? answer.people : isOccupied && table.is_of_visit === 1 ? 0 : null;
  if (come === null) return null;
  const had = table.courses?.find(({ goods_id }) => goods_id === goods.id)?.persons ?? 0;
  return Math.max(0, table.people_seated + come - had);
}
