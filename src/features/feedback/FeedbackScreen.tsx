import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AccountPage } from "#parts/account/AccountPage.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { NorenCurtain } from "#ui/pictures/listDrawings.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";

/** Writes to the operator (`/feedback`), signed in or not; of a store or an order where the address names one. */
export default function FeedbackScreen({ query }: { readonly query: QueryOf<typeof routes.feedback> }) {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const [sent, setSent] = useState<{ readonly byEmail: boolean } | null>(null);
  return (
    <AccountPage
      title={tc("titles.feedback")}
      parent="user"
      {...(sent === null ? { lead: t("feedback.lead") } : {})}
    >
      {sent === null ? (
        <FeedbackForm
          storeId={query.storeId}
          orderNo={query.orderNo}
          onSent={(byEmail) => {
            setSent({ byEmail });
            window.scrollTo(0, 0);
          }}
        />
      ) : (
        <EmptyState
          title={t("feedback.thanks")}
          illustration={<NorenCurtain />}
          action={
            <>
              <Button href={href("user", {})}>{t("feedback.toMe")}</Button>
              <Button kind="quiet" onClick={() => setSent(null)}>
                {t("feedback.another")}
              </Button>
            </>
          }
        >
          <span role="status">{t(sent.byEmail ? "feedback.answerByEmail" : "feedback.answerByPhone")}</span>
        </EmptyState>
      )}
    </AccountPage>
  );
}
