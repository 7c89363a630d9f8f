import { useTranslation } from "react-i18next";
import { href } from "#routes/href.ts";
import { Anchor } from "#ui/actions/Anchor.tsx";
import { Icon } from "#ui/pictures/Icon.tsx";
import { searchIcon } from "#ui/icons/common.ts";
import styles from "./Search.module.css";
import type { SearchScope } from "./searchScope.ts";

interface SearchLinkProps {
  /** What is searched for now, to be changed. */
  readonly words?: string;
  readonly scope?: SearchScope;
  /** What stands there without words. */
  readonly instead?: string | undefined;
}

/** Looks like a search field, and leads to where one types. */
export function SearchLink({ words = "", scope, instead }: SearchLinkProps) {
  const { t } = useTranslation("search");
  const shown = words || instead;
  return (
    <Anchor href={href("searchInput", { keyword: words || undefined, scope })} className={styles.box}>
      <Icon of={searchIcon} size={20} />
      <span className={styles.words} data-given={shown ? true : undefined}>
        {shown ? <span className="visually-hidden">{t("edit", { words: shown })}</span> : null}
        <span aria-hidden={shown ? true : undefined}>{shown || t("field")}</span>
      </span>
    </Anchor>
  );
}
