import { Fragment } from "react";
import { day } from "#text/formats.ts";
import type { LegalDocument, LegalDocumentName, LegalWords } from "#text/legal/legalTexts.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Block } from "./Block.tsx";
import { Contents } from "./Contents.tsx";
import { filled } from "./filled.ts";
import styles from "./Legal.module.css";
import { Related } from "./Related.tsx";
import { useSectionInAddress } from "./useSectionInAddress.ts";

/** Sections from which on a table of contents saves more than it takes. */
const WORTH_CONTENTS = 4;

interface DocumentTextProps {
  readonly name: LegalDocumentName;
  readonly document: LegalDocument;
  readonly words: LegalWords;
}

/** A legal document to read: its version, what is in it, its sections, and the others. */
export function DocumentText({ name, document, words }: DocumentTextProps) {
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
