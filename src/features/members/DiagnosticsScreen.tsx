import { useSetAtom } from "jotai";
import { useTranslation } from "react-i18next";
import { LanguageButton } from "#parts/device/LanguageButton.tsx";
import { BackBar } from "#parts/shell/BackBar.tsx";
import { href } from "#routes/href.ts";
import { showToastAtom } from "#state/page/alerts.ts";
import { Button } from "#ui/actions/Button.tsx";
import { copyText } from "#ui/actions/copyText.ts";
import { Badge, type BadgeTone } from "#ui/feedback/Rating.tsx";
import { Card } from "#ui/lists/Card.tsx";
import styles from "./Diagnostics.module.css";
import { DataUse } from "./DataUse.tsx";
import { type Finding, useDiagnostics } from "./useDiagnostics.ts";

const tones: Readonly<Record<Finding["state"], BadgeTone>> = {
  waiting: "plain",
  ok: "ok",
  note: "info",
  bad: "danger",
};

/** What the app finds around it (`/test`), each with what to do where it is not as it should be; to copy for support. */
export default function DiagnosticsScreen() {
  const { t } = useTranslation("user");
  const { t: tc } = useTranslation();
  const toast = useSetAtom(showToastAtom);
  const { findings, isRunning, again } = useDiagnostics();
  const copy = async () => {
    const lines = findings.map(({ key, state, value }) => `${key}: ${state}: ${value}`);
    const isCopied = await copyText(lines.join("\n"));
    toast(t(isCopied ? "test.copied" : "test.notCopied"), isCopied ? "good" : "bad");
  };
  return (
    <>
      <BackBar title={tc("titles.diagnostics")} parent="help" actions={<LanguageButton />} />
      <main className={styles.page}>
        <p className={styles.note}>{t("test.lead")}</p>
        <p role="status" className="visually-hidden">
          {isRunning ? tc("loading") : t("test.done")}
        </p>
        <ul className={styles.list}>
          {findings.map(({ key, state, value, remedy = key }) => (
            <li key={key}>
              <Card>
                <div className={styles.head}>
                  <h2>{t(`test.check.${key}`)}</h2>
                  <Badge tone={tones[state]}>{t(`test.state.${state}`)}</Badge>
                </div>
                <p className={styles.value}>{value}</p>
                {(state === "bad" || state === "note") && (
                  <p className={styles.note}>{t(`test.remedy.${remedy}`)}</p>
                )}
              </Card>
            </li>
          ))}
        </ul>
        <Card padded={false}>
          <DataUse />
        </Card>
        <Button block busy={isRunning} onClick={again}>
          {t("test.again")}
        </Button>
        <Button block kind="outline" onClick={() => void copy()}>
          {t("test.copy")}
        </Button>
        <Button block kind="quiet" href={href("feedback", {})}>
          {tc("titles.feedback")}
        </Button>
      </main>
    </>
  );
}
