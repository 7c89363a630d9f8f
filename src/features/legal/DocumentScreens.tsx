import { Fragment, type MouseEvent, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import type { OwnTextName } from "#contract/ownTexts.ts";
import { DisclosureItems } from "#parts/stores/DisclosureItems.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { day } from "#text/formats.ts";
import type { LegalDocument, LegalDocumentName, LegalSection, LegalWords } from "#text/legal/legalTexts.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { chevronIcon } from "#ui/icons/common.ts";
import { Icon } from "#ui/pictures/Icon.tsx";
import { Block, filled } from "./Block.tsx";
import styles from "./Legal.module.css";
import { OwnText, OwnTextLinks } from "./OwnText.tsx";
import { LegalPage, Related, useLegal } from "./LegalPage.tsx";

/** The terms of use (`/rule`), below a store's own where one came from a store that has some. */
export function RuleScreen({ query }: { readonly query: QueryOf<typeof routes.rule> }) {
  return <DocumentPage name="rule" own="terms" storeId={query.storeId} />;
}

/** The privacy policy (`/secret`), below a store's own where one came from a store that has one. */
export function SecretScreen({ query }: { readonly query: QueryOf<typeof routes.secret> }) {
  return <DocumentPage name="secret" own="privacy" storeId={query.storeId} />;
}

/** How ordering, paying, cancelling and the like work (`/policy`). */
export function PolicyScreen() {
  return <DocumentPage name="policy" />;
}

/** The disclosure of the Specified Commercial Transactions Act (`/statute`): a store's, or the operator's own. */
export function StatuteScreen({ query }: { readonly query: QueryOf<typeof routes.statute> }) {
  return query.storeId ? <OfStore storeId={query.storeId} /> : <DocumentPage name="statute" />;
}

function OfStore({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation();
  const { legal, hasFailed, retry } = useLegal("words");
  return (
    <LegalPage title={t("titles.statute")} parent="home" hasFailed={hasFailed} onRetry={retry}>
      {legal && (
        <>
          <div className={styles.text}>
            <p>{legal.words.storeIntro}</p>
            <DisclosureItems storeId={storeId} />
            <p>{legal.words.storeNote}</p>
          </div>
          <div className={styles.tools}>
            <OwnTextLinks storeId={storeId} words={legal.words} />
            <Button kind="outline" href={href("statute", {})}>
              {legal.words.toOperator}
            </Button>
          </div>
        </>
      )}
    </LegalPage>
  );
}

interface DocumentPageProps {
  readonly name: LegalDocumentName;
  /** Which of a store's own texts stands above it, and whose: undefined where one came from no store. */
  readonly own?: OwnTextName;
  readonly storeId?: string | undefined;
}

/** A legal document on a page of its own. */
function DocumentPage({ name, own, storeId }: DocumentPageProps) {
  const { t } = useTranslation();
  const { legal, hasFailed, retry } = useLegal(name);
  return (
    <LegalPage title={t(`titles.${name}`)} parent="user" hasFailed={hasFailed} onRetry={retry}>
      {legal && (
        <>
          {own && storeId && <OwnText storeId={storeId} name={own} words={legal.words} />}
          <DocumentText name={name} document={legal.text} words={legal.words} />
        </>
      )}
    </LegalPage>
  );
}

/** Sections from which on a table of contents saves more than it takes. */
const WORTH_CONTENTS = 4;

interface DocumentTextProps {
  readonly name: LegalDocumentName;
  readonly document: LegalDocument;
  readonly words: LegalWords;
}

/** A legal document to read: its version, what is in it, its sections, and the others. */
function DocumentText({ name, document, words }: DocumentTextProps) {
  const tag = useLanguageTag();
  useSectionInAddress();
  const { version, effective, intro, sections } = document;
  return (
    <>
      <p className={styles.version}>
        <span>{filled(words.version, { version })}</span>
        <span>
          {filled(words.effective, { date: day(`${effective}T00:00:00+09:00`, tag, "Asia/Tokyo") })}
        </span>
      </p>
      <div className={styles.text}>
        {intro.map((block, index) => (
          <Block key={index} block={block} words={words} />
        ))}
      </div>
      {sections.length >= WORTH_CONTENTS && <Contents title={words.contents} sections={sections} />}
      <div className={styles.text}>
        {sections.map(({ id, title, blocks }) => (
          <Fragment key={id}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} words={words} />
            ))}
          </Fragment>
        ))}
      </div>
      <div className={styles.tools}>
        <Button kind="outline" size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Related title={words.related} without={name} />
    </>
  );
}

interface ContentsProps {
  readonly title: string;
  readonly sections: readonly LegalSection[];
}

/** The table of contents, folded so that the text begins on the first screen. */
function Contents({ title, sections }: ContentsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Replaced, so that back still leads to where one came from: to a form that is half filled in.
  const jump = (event: MouseEvent, id: string) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate({ search, hash: id }, { replace: true });
  };
  return (
    <nav aria-label={title} className={styles.contents}>
      <details>
        <summary>
          {title}
          <Icon of={chevronIcon} size={20} />
        </summary>
        <ol>
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => jump(event, id)}>
                {name}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** Goes to the section that the address names after its #, for eyes and for screen readers. */
function useSectionInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash, key]);
}
