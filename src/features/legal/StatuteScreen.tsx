import { useTranslation } from "react-i18next";
import { DisclosureItems } from "#parts/store/DisclosureItems.tsx";
import { href } from "#routes/href.ts";
import type { QueryOf } from "#routes/route.ts";
import type { routes } from "#routes/table.ts";
import { Button } from "#ui/actions/Button.tsx";
import { DocumentPage } from "./DocumentPage.tsx";
import styles from "./Legal.module.css";
import { LegalPage } from "./LegalPage.tsx";
import { useLegal } from "./useLegal.ts";

/** The disclosure of the Specified Commercial Transactions Act (`/statute`): a store's, or the operator's own. */
export default function StatuteScreen({ query }: { readonly query: QueryOf<typeof routes.statute> }) {
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
            <Button kind="outline" href={href("statute", {})}>
              {legal.words.toOperator}
            </Button>
          </div>
        </>
      )}
    </LegalPage>
  );
}
