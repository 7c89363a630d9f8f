import { useTranslation } from "react-i18next";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { LegalPage } from "./LegalPage.tsx";
import { Questions } from "./Questions.tsx";
import { useLegal } from "./useLegal.ts";

/** The help centre (`/help`): ten questions and answers on ordering and paying, to search in; and the ways to ask. */
export default function HelpScreen({ query }: { readonly query: QueryOf<typeof routes.help> }) {
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
