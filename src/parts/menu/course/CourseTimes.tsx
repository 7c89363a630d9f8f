import { useTranslation } from "react-i18next";
import type { TableCourse } from "#contract/store.ts";
import { waitUntil } from "#domain/orders/waiting.ts";
import { useMinute } from "#parts/shell/clock.ts";
import { useTexts } from "#parts/shell/useTexts.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import styles from "./CourseTimes.module.css";

interface CourseTimesProps {
  readonly courses: readonly TableCourse[] | undefined;
  readonly timeZone: string;
}

/** Of the table's courses that end: how long they go on, and until when their dishes can be ordered. */
export default function CourseTimes({ courses = [], timeZone }: CourseTimesProps) {
  const { t } = useTranslation("course");
  const hasTexts = useTexts(["course"]);
  const timed = courses.flatMap(({ end_time, last_order_time, ...course }) =>
    end_time !== null && last_order_time !== null ? [{ ...course, end_time, last_order_time }] : [],
  );
  if (!hasTexts || timed.length === 0) return null;
  return (
    <section className={styles.times} aria-label={t("times")}>
      <ul>
        {timed.map((course) => (
          <Course key={course.goods_id} course={course} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  );
}

interface CourseProps {
  readonly course: Pick<TableCourse, "name"> & {
    readonly end_time: string;
    readonly last_order_time: string;
  };
  readonly timeZone: string;
}

function Course({ course, timeZone }: CourseProps) {
  const { t } = useTranslation("course");
  const tag = useLanguageTag();
  const now = useMinute().getTime();
  const { end_time, last_order_time, name } = course;
  const left = waitUntil(Date.parse(end_time), now);
  const toLastOrder = waitUntil(Date.parse(last_order_time), now);
  const time = clockTime(last_order_time, tag, timeZone);
  const end = clockTime(end_time, tag, timeZone);
  const isOver = toLastOrder.in === "late";
  return (
    <li className={styles.course} data-over={isOver || undefined}>
      <strong className={styles.name}>{name}</strong>
      <span className={styles.left}>
        {left.in === "late"
          ? t("ended")
          : left.in === "minutes"
            ? t("left", { count: left.count })
            : t("until", { time: end })}
      </span>
      <span className={styles.words} role="status">
        {left.in === "late"
          ? t("endedText")
          : isOver
            ? t("lastOrderOverUntil", { time: end })
            : t("lastOrder", { time })}
      </span>
    </li>
  );
}
