import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import { GoodsOrder } from "#parts/menu/GoodsOrder.tsx";
import { useTexts } from "#parts/shell/useTexts.ts";
import { openGoodsAtom } from "#state/cart/cart.ts";
import styles from "./CourseOrder.module.css";
import { useCourse, useCourseGoods, useCourseParty } from "./useCourse.ts";

interface CourseOrderProps {
  readonly goods: Goods;
  readonly storeId: string;
}

/**
 * The plus of a course and of its dishes: a course is for no more than dine, and in the place of the plus of a dish that
 * belongs to a course which the table has not ordered is the way to that.
 */
export default function CourseOrder({ goods, storeId }: CourseOrderProps) {
  const { t } = useTranslation("course");
  const hasTexts = useTexts(["course"]);
  const open = useSetAtom(openGoodsAtom);
  const standing = useCourse(goods);
  const party = useCourseParty(goods);
  const course = useCourseGoods(storeId, standing?.state === "lacking" ? standing.courseId : null);
  if (standing?.state === "over") return hasTexts && <span className={styles.over}>{t("over")}</span>;
  if (standing?.state !== "lacking")
    return <GoodsOrder goods={goods} storeId={storeId} party={party ?? undefined} />;
  if (!hasTexts || course === undefined) return null;
  return (
    <button
      type="button"
      className={styles.see}
      aria-haspopup="dialog"
      aria-label={t("seeOf", { dish: goods.name, name: course.name })}
      onClick={() => open(course)}
    >
      {t("see")}
    </button>
  );
}
