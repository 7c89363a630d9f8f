import type { Goods } from "#contract/goods.ts";
import { useTranslation } from "react-i18next";
import { useTexts } from "#parts/shell/useTexts.ts";
import styles from "#parts/menu/GoodsPrice.module.css";
import { useCourse, useCourseGoods } from "./useCourse.ts";

/** In the place of a course's dish's price: that it is included, for who has the course, and for all others which it is. */
export default function CoursePrice({ goods }: { readonly goods: Goods }) {
  const { t } = useTranslation("course");
  const hasTexts = useTexts(["course"]);
  const standing = useCourse(goods);
  const courseId = standing?.state === "lacking" || standing?.state === "unknown" ? goods.course_id : null;
  const course = useCourseGoods(goods.store_id, courseId);
  if (!hasTexts) return <span className={styles.ofCourse}>&nbsp;</span>;
  if (standing?.state === "included") return <span className={styles.included}>{t("included")}</span>;
  if (standing?.state === "over") return <span className={styles.ofCourse}>{t("lastOrderOver")}</span>;
  return (
    <span className={styles.ofCourse}>
      {course === undefined ? t("partOfAny") : t("partOf", { name: course.name })}
    </span>
  );
}
