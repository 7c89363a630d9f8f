import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { Looked } from "./Looked.tsx";
import type { Importing } from "./useImport.ts";
import styles from "./MenuFile.module.css";

interface OutcomeProps {
  readonly store_id: string;
  readonly importing: Importing;
}

/** What came of the files: what they would change, that they were taken, or why not. */
export function Outcome({ importing, store_id }: OutcomeProps) {
  const { t } = useTranslation(["desk/menuFile", "desk/desk", "form"]);
  const { again, answer, files, isAnew } = importing;
  const retry = (
    <Button size="small" kind="quiet" onClick={again}>
      {t("desk/desk:retry")}
    </Button>
  );
  if (answer === null) return files.length === 0 ? null : <Notice action={retry}>{t("givenUp")}</Notice>;
  const danger = (text: string, isAgain = true) => (
    <div role="alert">
      <Notice kind="danger" action={isAgain ? retry : undefined}>
        {text}
      </Notice>
    </div>
  );
  if (answer.is === "refused") return danger(`${answer.file}: ${answer.text}`, false);
  if (answer.is === "unread") return danger(t("unread", { file: answer.file }), false);
  if (answer.is === "trouble") return danger(t(`trouble.${answer.trouble}`));
  if (answer.is === "failed") return danger(t(`failed.${answer.why}`));
  if (answer.is === "looked")
    return (
      <>
        {isAnew && (
          <div role="alert">
            <Notice kind="warn">{t("anew")}</Notice>
          </div>
        )}
        <Looked looked={answer} onTake={importing.take} />
      </>
    );
  return <TakenNotice store_id={store_id} into={answer.into} onMore={importing.begin} />;
}

interface TakenNoticeProps {
  readonly store_id: string;
  readonly into: "draft" | "menu";
  readonly onMore: () => void;
}

function TakenNotice({ into, onMore, store_id }: TakenNoticeProps) {
  const { t } = useTranslation("desk/menuFile");
  const id = encodeURIComponent(store_id);
  return (
    <div role="status" className={styles.taken}>
      <Notice kind="ok">{t(`taken.${into}`)}</Notice>
      <div className={desk.acts}>
        {into === "draft" && <Link to={`/menu/${id}/publish`}>{t("toPublish")}</Link>}
        <Link to={`/menu/${id}`}>{t("toMenu")}</Link>
        <Link to={`/opening/${id}`}>{t("toOpening")}</Link>
        <Button size="small" kind="quiet" onClick={onMore}>
          {t("another")}
        </Button>
      </div>
    </div>
  );
}
