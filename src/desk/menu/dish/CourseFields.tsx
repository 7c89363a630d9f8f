import { useTranslation } from "react-i18next";
import { Checkbox } from "#ui/fields/Checkbox.tsx";
import { Field } from "#ui/fields/Field.tsx";
import { Select, TextInput } from "#ui/fields/TextInput.tsx";
import { useNameOf } from "../useNameOf.ts";
import styles from "../edit/Edit.module.css";
import type { DishPartProps } from "./DishForm.tsx";

/** Whether a dish is a set or course for a number of persons, or one of those that are in a course's price. */
export function CourseFields({ faultAt, menu, set, typed }: DishPartProps) {
  const { t } = useTranslation("desk/menu");
  const nameOf = useNameOf();
  const courses = menu.dishes.filter(
    ({ id, is_course }) => (is_course && id !== typed.id) || id === typed.course_id,
  );
  const isKnown = typed.course_id === null || courses.some(({ id }) => id === typed.course_id);
  return (
    <section className={styles.part} aria-labelledby="dish-course">
      <h2 id="dish-course">{t("part.course")}</h2>
      <Checkbox
        label={t("isCourse")}
        checked={typed.is_course}
        onChange={({ currentTarget: { checked } }) =>
          set({ is_course: checked, ...(checked && { course_id: null }) })
        }
      />
      {typed.is_course && (
        <>
          <Field
            label={t("courseMinutes")}
            hint={t("courseMinutesHint")}
            error={faultAt("course_time.minutes")}
          >
            <TextInput
              name="course_minutes"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed.course_minutes}
              onChange={(event) => set({ course_minutes: event.currentTarget.value })}
            />
          </Field>
          <Field label={t("courseLastOrder")} error={faultAt("course_time.last_order")}>
            <TextInput
              name="course_last_order"
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={typed.course_last_order}
              onChange={(event) => set({ course_last_order: event.currentTarget.value })}
            />
          </Field>
        </>
      )}
      {(!typed.is_course || typed.course_id !== null) && (courses.length > 0 || !isKnown) && (
        <Field label={t("field.course_id")} hint={t("courseHint")} error={faultAt("course_id")}>
          <Select
            name="course_id"
            value={isKnown ? (typed.course_id ?? "") : "?"}
            placeholder={t("noCourse")}
            options={[
              ...courses.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
              ...(isKnown ? [] : [{ value: "?", label: t("unknown") }]),
            ]}
            onChange={({ currentTarget: { value } }) => set({ course_id: value === "" ? null : value })}
          />
        </Field>
      )}
    </section>
  );
}
