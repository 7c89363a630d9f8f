import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { fileSize } from "./fileSize.ts";
import type { Importing } from "./useImport.ts";
import styles from "./MenuFile.module.css";

/** Where files are dropped or chosen, and those that were. */
export function DropFiles({ importing }: { readonly importing: Importing }) {
  const { t } = useTranslation("desk/menuFile");
  const [isOver, setOver] = useState(false);
  const { choose, fault, files, remove } = importing;
  return (
    <>
      <label className={styles.drop} data-over={isOver || undefined}>
        {/* It lies over all of it: files that are dropped on it are chosen. */}
        <input
          className={styles.input}
          type="file"
          multiple
          accept=".xlsx,.csv,.tsv,.txt,.yaml,.yml,.zip"
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={(event) => {
            choose([...(event.currentTarget.files ?? [])]);
            // The same file is chosen again once it was corrected.
            event.currentTarget.value = "";
          }}
        />
        <b>{t("choose")}</b>
        <span>{t("drop")}</span>
        <span className={desk.soft}>{t("kinds")}</span>
      </label>
      {fault !== null && (
        <div role="alert">
          <Notice kind="danger">{t(`cannotSend.${fault}`)}</Notice>
        </div>
      )}
      {files.length > 0 && (
        <ul className={desk.list} aria-label={t("chosen")}>
          {files.map((file) => (
            <li key={file.name} className={styles.file}>
              <span>
                {file.name} <small className={desk.soft}>{fileSize(file.size)}</small>
              </span>
              <Button size="small" kind="quiet" onClick={() => remove(file)}>
                {t("leave")}
                <span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
