import { useTranslation } from "react-i18next";
import { companyInfo } from "#contract/calls/store.ts";
import type { OwnTextName } from "#contract/store.ts";
import { nameOfTag } from "#domain/values/localeCodes.ts";
import { useCall } from "#net/useCall.ts";
import { CallTrouble } from "#parts/trouble/CallTrouble.tsx";
import styles from "./Legal.module.css";

interface OwnTextProps {
  readonly storeId: string;
  readonly name: OwnTextName;
}

/** What a store says itself beside the terms, or the privacy policy, of the service; nothing where it says nothing. */
export function OwnText({ name, storeId }: OwnTextProps) {
  const { t } = useTranslation("store");
  const { data, failure, reload } = useCall(companyInfo, { store_id: storeId });
  if (failure) return <CallTrouble failure={failure} onRetry={reload} />;
  const own = data?.own_texts?.[name];
  if (data === undefined || !own) return null;
  return (
    <section className={styles.own} aria-labelledby="own-text">
      <h2 id="own-text">{t(`own.${name}`)}</h2>
      <p className={styles.version}>
        <span>{data.seller}</span>
        {own.lang && <span lang={own.lang}>{nameOfTag(own.lang)}</span>}
      </p>
      <div className={styles.text} lang={own.lang}>
        {own.text.split(/\n\s*\n/).map((paragraph, place) => (
          <p key={place} className={styles.lines}>
            {paragraph}
          </p>
        ))}
      </div>
      <p className={styles.version}>{t(`own.${name}Note`)}</p>
    </section>
  );
}
