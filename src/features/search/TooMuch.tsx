import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { longestSearch, type SearchScope } from "./searchScope.ts";

interface TooMuchProps {
  readonly words: string;
  readonly scope: SearchScope;
}

/** In the place of results for words that are too long to be searched for: they are kept, to be shortened. */
export function TooMuch({ words, scope }: TooMuchProps) {
  const { t } = useTranslation("search");
  return (
    <EmptyState
      title={t("tooLongTitle")}
      illustration={<NothingFound />}
      action={<Button href={href("searchInput", { keyword: words, scope })}>{t("nothing.edit")}</Button>}
    >
      {t("tooLong", { limit: longestSearch, over: words.length - longestSearch })}
    </EmptyState>
  );
}
