import { useTranslation } from "react-i18next";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { LegalPage } from "./LegalPage.tsx";
import { Questions } from "./Questions.tsx";
import { useLegal } from "./useLegal.ts";

/** Questions and answers (`/question`); one of them can be named in the address, after # or as `item`. */
export default function QuestionScreen({ query }: { readonly query: QueryOf<typeof routes.question> }) {
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
