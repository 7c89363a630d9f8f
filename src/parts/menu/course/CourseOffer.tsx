import { useTranslation } from "react-i18next";
import type { Goods } from "#contract/goods.ts";
import type { TableCourse } from "#contract/store.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { useCourseGoods } from "./useCourse.ts";
import styles from "./CourseOffer.module.css";

interface CourseOfferProps {
  readonly goods: Goods;
  readonly courseId: string;
  readonly onCourse: (course: Goods) => void;
}

/** In the place of the button that adds a course's dish, where the table has not ordered the course: the way to it. */
export function CourseOffer({ goods, courseId, onCourse }: CourseOfferProps) {
  const { t } = useTranslation(["course", "menu"]);
  const hasTexts = useTexts(["course"]);
  const course = useCourseGoods(goods.store_id, courseId);
  if (!hasTexts || course === undefined) {
    return (
      <Button block disabled>
        {t("menu:notOrderable")}
      </Button>
    );
  }
  return (
    <div className={styles.offer}>
      <p className={styles.words}>{t("offer", { name: course.name })}</p>
      <Button block onClick={() => onCourse(course)}>
        {t("see")}
      </Button>
    </div>
  );
}

interface CourseOverProps {
  readonly course: TableCourse;
}

/** In its place once the course's last order has passed. */
export function CourseOver({ course }: CourseOverProps) {
  const { t } = useTranslation("course");
  const hasTexts = useTexts(["course"]);
  return (
    <Button block disabled>
      {hasTexts ? t("overOf", { name: course.name }) : null}
    </Button>
  );
}
