import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import {
  MOST_FILE_BYTES,
  ROWS_TOLD,
  takeTextFile,
  TEXT_FILES,
  textCounts,
} from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { nameOfWire, tagOfWire } from "#domain/values/localeCodes.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { deskSend, readAnew } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Badge } from "#ui/feedback/Rating.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Languages.module.css";

interface FileSectionProps {
  readonly store_id: string;
  readonly language: MenuLanguage;
  /** What is listed has changed. */
  readonly onTaken: () => void;
}

/** A file that was chosen, in Base64, and what it would do. */
interface Looked {
  readonly name: string;
  readonly file: string;
  readonly plan: DeskResponse<typeof takeTextFile>;
}

const KINDS = ["xlsx", "csv"] as const;
const ACCEPTED = ".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Texts as a file for whoever translates them elsewhere, and the file that comes back: looked at, then taken. */
export function FileSection({ language, onTaken, store_id }: FileSectionProps) {
  const { t } = useTranslation("desk/languages");
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [looked, setLooked] = useState<Looked | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { said, say } = useSaid();
  const send = async (name: string, file: string, seen: string | null) => {
    setBusy(true);
    setRefused(null);
    const answer = await deskSend(takeTextFile, { store_id, language, file, seen });
    setBusy(false);
    if (!answer.ok) return say(answer);
    const { counts, is_done, refused: why } = answer.data;
    setRefused(why);
    setLooked(why !== null || is_done ? null : { name, file, plan: answer.data });
    say({ ok: true }, is_done ? t("file.taken", { count: counts.new + counts.changed }) : undefined);
    if (!is_done) return;
    await readAnew(textCounts);
    onTaken();
  };
  const choose = async (chosen: File) => {
    setLooked(null);
    if (chosen.size > MOST_FILE_BYTES) setRefused(t("file.tooLarge"));
    else await send(chosen.name, await base64(chosen), null);
    // The same file can be chosen again once it was mended.
    if (input.current !== null) input.current.value = "";
  };
  const address = (kind: (typeof KINDS)[number], which: "all" | "missing") =>
    `${TEXT_FILES[kind]}?${new URLSearchParams({ store_id, language, which })}`;
  return (
    <details className={desk.fold}>
      <summary>{t("file.title")}</summary>
      <div className={styles.file}>
        <p className={desk.soft}>{t("file.note", { language: nameOfWire(language) })}</p>
        {(["missing", "all"] as const).map((which) => (
          <p key={which} className={desk.acts}>
            <span>{t(`file.${which}`)}</span>
            {KINDS.map((kind) => (
              <a key={kind} href={address(kind, which)} download>
                {t("file.get", { kind })}
              </a>
            ))}
          </p>
        ))}
        <div>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            className="visually-hidden"
            aria-label={t("file.choose")}
            tabIndex={-1}
            onChange={({ currentTarget: { files } }) => {
              const [chosen] = files ?? [];
              if (chosen !== undefined) void choose(chosen);
            }}
          />
          <Button kind="outline" size="small" busy={isBusy} onClick={() => input.current?.click()}>
            {t("file.choose")}
          </Button>
        </div>
        {said}
        {refused !== null && (
          <div role="alert">
            <Notice kind="danger">{refused}</Notice>
          </div>
        )}
        {looked !== null && (
          <Plan
            looked={looked}
            language={language}
            isBusy={isBusy}
            onTake={() => void send(looked.name, looked.file, looked.plan.stamp)}
            onLeave={() => setLooked(null)}
          />
        )}
      </div>
    </details>
  );
}

interface PlanProps {
  readonly looked: Looked;
  readonly language: MenuLanguage;
  readonly isBusy: boolean;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

const COUNTED = ["new", "changed", "unchanged", "left_out", "refused"] as const;
const TONES = { new: "ok", changed: "info", left_out: "warn", refused: "danger" } as const;

/** What a file would do, row by row. */
function Plan({ isBusy, language, looked, onLeave, onTake }: PlanProps) {
  const { t } = useTranslation("desk/languages");
  const { counts, rows } = looked.plan;
  const count = counts.new + counts.changed;
  const told = COUNTED.filter((state) => counts[state] > 0);
  return (
    <section aria-label={looked.name} className={styles.plan}>
      <h2>{looked.name}</h2>
      <p>{told.map((state) => t(`file.count.${state}`, { count: counts[state] })).join(" · ")}</p>
      {counts.refused > 0 && <Notice kind="danger">{t("file.refused")}</Notice>}
      {counts.refused === 0 && count === 0 && <Notice kind="info">{t("file.nothing")}</Notice>}
      <div className={desk.acts}>
        {counts.refused === 0 && count > 0 && (
          <Button size="small" busy={isBusy} onClick={onTake}>
            {t("file.take", { count })}
          </Button>
        )}
        <Button size="small" kind="quiet" onClick={onLeave}>
          {t("file.leave")}
        </Button>
      </div>
      {rows.length > 0 && (
        <ul className={desk.list}>
          {rows.map(({ after, before, original, reason, row, state }) => (
            <li key={row} className={styles.row}>
              <div className={styles.original}>
                <p className={styles.what}>
                  <span>{t("file.row", { row })}</span>
                  <Badge tone={TONES[state]}>{t(`file.state.${state}`)}</Badge>
                </p>
                <p className={styles.text}>{original}</p>
              </div>
              <div className={styles.field} lang={tagOfWire(language)}>
                {before !== "" && <del className={styles.text}>{before}</del>}
                <p className={styles.text}>{after}</p>
                {reason !== "" && <p className={styles.reason}>{reason}</p>}
              </div>
            </li>
          ))}
        </ul>
      )}
      {rows.length === ROWS_TOLD && <p className={desk.soft}>{t("file.first", { count: ROWS_TOLD })}</p>}
    </section>
  );
}

/** A file's bytes in Base64. */
function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => {
      const { result } = reader;
      resolve(typeof result === "string" ? result.slice(result.indexOf(",") + 1) : "");
    });
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read")));
    reader.readAsDataURL(file);
  });
}
