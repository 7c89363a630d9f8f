import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";

interface NothingOnProps {
  readonly title?: string;
  readonly text?: string;
  /** To all offers, where there may be others. */
  readonly hasOthers?: boolean;
}

/** In the place of offers where there are none: the way to the others, and to stores. */
export function NothingOn({ title, text, hasOthers }: NothingOnProps) {
  const { t } = useTranslation("specials");
  return (
    <EmptyState
      title={title ?? t("none.title")}
      illustration={<NorenCurtain />}
      action={
        <>
          {hasOthers && <Button href={href("special", {})}>{t("onNow")}</Button>}
          <Button kind={hasOthers ? "quiet" : "primary"} href={href("home", {})}>
            {t("none.find")}
          </Button>
        </>
      }
    >
      {text ?? t("none.text")}
    </EmptyState>
  );
}
