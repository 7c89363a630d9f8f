import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { CartLine } from "#contract/cart.ts";
import { CartAction } from "#contract/enumerations.ts";
import type { StoreDetail } from "#contract/store.ts";
import { lineKey } from "#domain/cart/cart.ts";
import { usePutIn } from "#parts/cart/useCart.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { cartOf } from "#state/cart/cart.ts";
import { money } from "#text/formats.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "./CourseOffer.module.css";
import { isOver, useCourseGoods } from "./useCourse.ts";

interface CourseLackProps {
  readonly store: Pick<StoreDetail, "store_id" | "table">;
  /** The cart of the table. */
  readonly lines: readonly CartLine[];
  /** Who dine, newcomers included; null while it is not known. */
  readonly people: number | null;
}

/**
 * Before an order is placed: that some of its dishes belong to a course which neither the table nor the order has, or whose
 * last order has passed, and the tap that mends it. Nothing where all is well, or not known.
 */
export default function CourseLack({ store, lines, people }: CourseLackProps) {
  const { t } = useTranslation("course");
  const hasTexts = useTexts(["course"]);
  const now = useMinute();
  const { store_id, table } = store;
  const change = useSetAtom(cartOf(store_id, CartAction.dineIn).linesAtom);
  const putIn = usePutIn(store_id);
  const had = table === null ? [] : table.courses;
  const open = had?.filter((course) => !isOver(course, now)).map(({ goods_id }) => goods_id) ?? [];
  const ordered = lines.map(({ goods_id }) => goods_id);
  const lacking = lines.filter(({ goods_detail: { course_id, is_buffet } }) => {
    const isCovered = course_id === null || open.includes(course_id) || ordered.includes(course_id);
    return had !== undefined && is_buffet === 1 && !isCovered;
  });
  const courseId = lacking[0]?.goods_detail.course_id ?? null;
  const over = had?.find(({ goods_id }) => goods_id === courseId);
  const course = useCourseGoods(store_id, over === undefined ? courseId : null);
  const of = lacking.filter(({ goods_detail }) => goods_detail.course_id === courseId);
  const name = over?.name ?? course?.name;
  if (!hasTexts || courseId === null || name === undefined) return null;
  const number = Math.max(1, people ?? 1);
  const takeOut = () => {
    for (const line of of) change({ verb: "remove", key: lineKey(line) });
  };
  return (
    <Notice kind="warn">
      <p>{over === undefined ? t("lacking", { name }) : t("overOf", { name })}</p>
      <div className={styles.ways}>
        {course !== undefined && (
          <Button kind="outline" size="small" onClick={() => putIn(course, { option_value: [], number })}>
            {t("addFor", { count: number, price: money(course.totalPrice * number) })}
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={takeOut}>
          {t("takeOut")}
        </Button>
      </div>
    </Notice>
  );
}
