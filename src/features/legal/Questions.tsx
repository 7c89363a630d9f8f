import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import type { LegalAnswer, LegalWords } from "#text/legal/legalTexts.ts";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { Answer } from "./Answer.tsx";
import { Block } from "./Block.tsx";
import { filled } from "./filled.ts";
import styles from "./Legal.module.css";
import { matching } from "./matching.ts";
import { Related } from "./Related.tsx";

interface QuestionsProps {
  /** The screen that they are on. */
  readonly of: "question" | "help";
  readonly items: readonly LegalAnswer[];
  readonly words: LegalWords;
  readonly item: string | undefined;
  readonly keyword: string | undefined;
}

/** Questions to search in and to unfold; the address keeps which one was opened, and what was searched for. */
export function Questions({ of, items, words, item, keyword = "" }: QuestionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [search, setSearch] = useState(keyword);
  const named = hash.slice(1) || item;
  const found = matching(items, search);
  const note = (query: { readonly item?: string; readonly keyword?: string | undefined }) =>
    void navigate(href(of, query), { replace: true });
  return (
    <>
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        clearLabel={words.clear}
        defaultValue={keyword}
        onType={setSearch}
        onSearch={(typed) => {
          setSearch(typed);
          note({ keyword: typed || undefined });
        }}
      />
      <p role="status" className={search === "" ? "visually-hidden" : styles.found}>
        {search === "" ? "" : filled(words.found, { count: String(found.length) })}
      </p>
      {found.length === 0 ? (
        <EmptyState title={words.notFound} illustration={<NothingFound />}>
          {words.notFoundText}
        </EmptyState>
      ) : (
        <div className={styles.answers}>
          {found.map((each) => (
            <Answer
              key={each.id}
              answer={each}
              words={words}
              isNamed={each.id === named}
              onOpen={() => note({ item: each.id, keyword: search || undefined })}
            />
          ))}
        </div>
      )}
      <section className={styles.text}>
        <h2>{words.contact}</h2>
        <Block block={{ show: "contact" }} words={words} />
      </section>
      <Button block kind="outline" href={href("feedback", {})}>
        {t("titles.feedback")}
      </Button>
      <Related title={words.related} without={of} />
    </>
  );
}
