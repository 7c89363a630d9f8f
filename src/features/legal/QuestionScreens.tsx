import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import type { LegalAnswer, LegalBlock, LegalWords } from "#text/legal/legalTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { SearchField } from "#ui/fields/SearchField.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { NothingFound } from "#ui/pictures/listDrawings.tsx";
import { Block, filled } from "./Block.tsx";
import styles from "./Legal.module.css";
import { LegalPage, Related, useLegal } from "./LegalPage.tsx";

/** The help centre (`/help`): ten questions and answers on ordering and paying, to search in; and the ways to ask. */
export function HelpScreen({ query }: { readonly query: QueryOf<typeof routes.help> }) {
  const { t } = useTranslation();
  const { legal, hasFailed, retry } = useLegal("help");
  return (
    <LegalPage title={t("titles.help")} parent="user" hasFailed={hasFailed} onRetry={retry}>
      {legal && (
        <Questions
          of="help"
          items={legal.text.items}
          words={legal.words}
          item={query.item}
          keyword={query.keyword}
        />
      )}
    </LegalPage>
  );
}

/** Questions and answers (`/question`); one of them can be named in the address, after # or as `item`. */
export function QuestionScreen({ query }: { readonly query: QueryOf<typeof routes.question> }) {
  const { t } = useTranslation();
  const { legal, hasFailed, retry } = useLegal("question");
  return (
    <LegalPage title={t("titles.question")} parent="help" hasFailed={hasFailed} onRetry={retry}>
      {legal && (
        <Questions
          of="question"
          items={legal.text.items}
          words={legal.words}
          item={query.item}
          keyword={query.keyword}
        />
      )}
    </LegalPage>
  );
}

interface QuestionsProps {
  /** The screen that they are on. */
  readonly of: "question" | "help";
  readonly items: readonly LegalAnswer[];
  readonly words: LegalWords;
  readonly item: string | undefined;
  readonly keyword: string | undefined;
}

/** Questions to search in and to unfold; the address keeps which one was opened, and what was searched for. */
function Questions({ of, items, words, item, keyword = "" }: QuestionsProps) {
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
      <Button block kind="quiet" href={href("test", {})}>
        {t("titles.diagnostics")}
      </Button>
      <Related title={words.related} without={of} />
    </>
  );
}

/** As typed and as written alike: full and half width, large and small letters. */
const plain = (text: string) => text.normalize("NFKC").toLowerCase();

const wordsOf = (block: LegalBlock): string => {
  if (typeof block === "string") return block;
  if ("list" in block) return block.list.join(" ");
  return "pairs" in block ? block.pairs.flat().join(" ") : "";
};

/** The questions in which, or in whose answers, every word of a search stands; all of them for no words. */
function matching(items: readonly LegalAnswer[], search: string): readonly LegalAnswer[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return items.filter(({ question, blocks }) => {
    const text = plain([question, ...blocks.map(wordsOf)].join(" "));
    return words.every((word) => text.includes(word));
  });
}

interface AnswerProps {
  readonly answer: LegalAnswer;
  readonly words: LegalWords;
  /** Whether the address names it: it is open then, and in sight. */
  readonly isNamed: boolean;
  readonly onOpen: () => void;
}

/** A question that unfolds its answer. */
function Answer({ answer: { id, question, blocks }, words, isNamed, onOpen }: AnswerProps) {
  const [isOpen, setOpen] = useState(isNamed);
  const box = useRef<HTMLDetailsElement>(null);
  /** What the customer unfolds is in sight already. */
  const isByHand = useRef(false);
  useEffect(() => {
    if (!isNamed || isByHand.current) return;
    setOpen(true);
    box.current?.scrollIntoView();
  }, [isNamed]);
  const toggled = (opens: boolean) => {
    if (opens === isOpen) return;
    isByHand.current = true;
    setOpen(opens);
    if (opens) onOpen();
  };
  return (
    <details
      ref={box}
      id={id}
      className={styles.answer}
      open={isOpen}
      onToggle={(event) => toggled(event.currentTarget.open)}
    >
      <summary>
        <h2>{question}</h2>
        <Icon of={chevronIcon} size={20} />
      </summary>
      <div className={styles.text}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} words={words} />
        ))}
      </div>
    </details>
  );
}
