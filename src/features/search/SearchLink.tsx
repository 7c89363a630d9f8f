import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { FieldLink } from "#ui/fields/FieldLink.tsx";
import type { SearchScope } from "./searchScope.ts";

interface SearchLinkProps {
  /** What is searched for now, to be changed. */
  readonly words?: string;
  readonly scope?: SearchScope;
  /** What stands there without words. */
  readonly instead?: string | undefined;
}

/** Leads to where one types what to search for. */
export function SearchLink({ words = "", scope, instead }: SearchLinkProps) {
  const { t } = useTranslation("search");
  const shown = words || instead;
  return (
    <FieldLink
      href={href("searchInput", { keyword: words || undefined, scope })}
      clear={shown ? { href: href("searchInput", { scope }), label: t("clear") } : undefined}
    >
      {shown ? <span className="visually-hidden">{t("edit", { words: shown })}</span> : null}
      <span aria-hidden={shown ? true : undefined}>{shown || t("field")}</span>
    </FieldLink>
  );
}
