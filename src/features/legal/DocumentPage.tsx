import { useTranslation } from "react-i18next";
import type { LegalDocumentName } from "#text/legal/legalTexts.ts";
import { DocumentText } from "./DocumentText.tsx";
import { LegalPage } from "./LegalPage.tsx";
import { useLegal } from "./useLegal.ts";

/** A legal document on a page of its own. */
export function DocumentPage({ name }: { readonly name: LegalDocumentName }) {
  const { t } = useTranslation();
  const { legal, hasFailed, retry } = useLegal(name);
  return (
    <LegalPage title={t(`titles.${name}`)} parent="user" hasFailed={hasFailed} onRetry={retry}>
      {legal && <DocumentText name={name} document={legal.text} words={legal.words} />}
    </LegalPage>
  );
}
