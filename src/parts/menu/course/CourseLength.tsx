import { useTranslation } from "react-i18next";
import type { CourseTime } from "#contract/goods.ts";
import { useTexts } from "#parts/shell/useTexts.ts";

/** How long a course lasts once it is ordered, and until when its dishes are taken. */
export default function CourseLength({ time: { last_order, minutes } }: { readonly time: CourseTime }) {
  const { t } = useTranslation("course");
  if (!useTexts(["course"])) return <p>&nbsp;</p>;
  return (
    <p>
      {t("length", { minutes })}
      {last_order > 0 && ` · ${t("lengthLastOrder", { before: last_order })}`}
    </p>
  );
}
