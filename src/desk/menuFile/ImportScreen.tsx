import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { MENU_FILES } from "#contract/calls/desk/menuFile.ts";
import { PageHead } from "#desk/frame/PageHead.tsx";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import desk from "#desk/frame/Desk.module.css";
import { Choices } from "./Choices.tsx";
import { DropFiles } from "./DropFiles.tsx";
import { Outcome } from "./Outcome.tsx";
import { Progress } from "./Progress.tsx";
import { useImport } from "./useImport.ts";
import styles from "./MenuFile.module.css";

/** A menu brought along as a file, looked at row by row before it is taken; and taken away as one. */
export default function ImportScreen() {
  const { t } = useTranslation("desk/menuFile");
  const { storeId: store_id = "" } = useParams();
  const importing = useImport(store_id);
  const { progress } = importing;
  return (
    <div className={desk.page}>
      <PageHead title={t("title")} note={t("note")} />
      <section className={styles.part} aria-labelledby="import">
        <h2 id="import">{t("bring")}</h2>
        <DropFiles importing={importing} />
        <Choices importing={importing} />
        {progress === null ? (
          <Outcome store_id={store_id} importing={importing} />
        ) : (
          <Progress progress={progress} onStop={importing.giveUp} />
        )}
      </section>
      <Export store_id={store_id} />
    </div>
  );
}

function Export({ store_id }: { readonly store_id: string }) {
  const { t } = useTranslation("desk/menuFile");
  const titles = useLanguageTag().startsWith("ja") ? "ja" : "en";
  const query = new URLSearchParams({ store_id, titles });
  return (
    <section className={styles.part} aria-labelledby="export">
      <h2 id="export">{t("takeAlong")}</h2>
      <p className={desk.soft}>{t("takeAlongNote")}</p>
      <div className={desk.acts}>
        {(["xlsx", "csv", "yaml", "zip"] as const).map((kind) => (
          <a key={kind} href={`${MENU_FILES[kind]}?${query}`} download>
            {t(`kind.${kind}`)}
          </a>
        ))}
      </div>
    </section>
  );
}
