import { companyInfo } from "#contract/calls/store.ts";
import type { OwnTextName } from "#contract/ownTexts.ts";
import { nameOfTag } from "#domain/values/localeCodes.ts";
import { useCall } from "#net/useCall.ts";
import { href } from "#routes/href.ts";
import type { LegalWords } from "#text/legal/legalTexts.ts";
import { Button } from "#ui/actions/Button.tsx";
import styles from "./Legal.module.css";

interface OwnTextProps {
  readonly storeId: string;
  readonly name: OwnTextName;
  readonly words: LegalWords;
}

/** What a store says itself beside the terms, or the privacy policy, of the service; nothing where it says nothing. */
export function OwnText({ name, storeId, words }: OwnTextProps) {
  const told = useOwnTexts(storeId);
  const own = told?.own_texts?.[name];
  if (!own) return null;
  const isTerms = name === "terms";
  return (
    <section className={styles.own} aria-labelledby="own-text">
      <h2 id="own-text">{isTerms ? words.storeTerms : words.storePrivacy}</h2>
      <p className={styles.version}>
        {told?.seller} {own.lang && <span lang={own.lang}>{nameOfTag(own.lang)}</span>}
      </p>
      <div className={styles.text} lang={own.lang}>
        {own.text.split(/\n\s*\n/).map((paragraph, place) => (
          <p key={place}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.version}>{isTerms ? words.storeTermsNote : words.storePrivacyNote}</p>
    </section>
  );
}

/** The ways to these texts, where a store has them. */
export function OwnTextLinks({ storeId, words }: Omit<OwnTextProps, "name">) {
  const own = useOwnTexts(storeId)?.own_texts;
  return (
    <>
      {own?.terms && (
        <Button kind="outline" href={href("rule", { storeId })}>
          {words.storeTerms}
        </Button>
      )}
      {own?.privacy && (
        <Button kind="outline" href={href("secret", { storeId })}>
          {words.storePrivacy}
        </Button>
      )}
    </>
  );
}

const useOwnTexts = (store_id: string) => useCall(companyInfo, { store_id }, { isSilent: true }).data;
