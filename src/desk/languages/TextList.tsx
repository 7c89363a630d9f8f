import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type ListedText, proposeTexts, TEXTS_A_PAGE } from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { MoreButton } from "#desk/frame/MoreButton.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { failureText } from "#desk/net/deskRefusal.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { Button } from "#ui/actions/Button.tsx";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import desk from "#desk/frame/Desk.module.css";
import { TextRow } from "./TextRow.tsx";
import { useTextList } from "./useTextList.ts";
import type { useTranslations } from "./useTranslations.ts";
import styles from "./Languages.module.css";

interface TextListProps {
  readonly store_id: string;
  readonly language: MenuLanguage;
  readonly isMissingOnly: boolean;
  readonly words: string;
  /** Null: there is none to ask. */
  readonly service: string | null;
  readonly writing: ReturnType<typeof useTranslations>;
}

/** The texts that were asked for, each beside its translation. */
export function TextList({ isMissingOnly, language, service, store_id, words, writing }: TextListProps) {
  const { t } = useTranslation("desk/languages");
  const { t: tf } = useTranslation(["desk/desk", "form"]);
  const listed = useTextList({
    store_id,
    language,
    missing_only: isMissingOnly,
    ...(words !== "" && { words }),
  });
  const { failure } = writing;
  return (
    <Shown of={listed}>
      {(items) => (
        <>
          {items.length === 0 && (
            <EmptyState title={t(words === "" && isMissingOnly ? "allThere" : "none")} />
          )}
          {service !== null && items.length > 0 && (
            <Proposals
              service={service}
              items={items}
              language={language}
              store_id={store_id}
              writing={writing}
            />
          )}
          {failure !== null && (
            <div role="alert">
              <Notice
                kind="danger"
                action={
                  <Button size="small" kind="quiet" onClick={writing.again}>
                    {tf("retry")}
                  </Button>
                }
              >
                {t("unsaved")} {failureText(failure, tf)}
              </Notice>
            </div>
          )}
          {items.length > 0 && (
            <ul className={desk.list} aria-label={t("list")}>
              {items.map((of) => (
                <TextRow key={of.key} of={of} language={language} store_id={store_id} writing={writing} />
              ))}
            </ul>
          )}
          <MoreButton of={listed}>{t("more")}</MoreButton>
        </>
      )}
    </Shown>
  );
}

interface ProposalsProps {
  readonly service: string;
  readonly items: readonly ListedText[];
  readonly language: MenuLanguage;
  readonly store_id: string;
  readonly writing: ReturnType<typeof useTranslations>;
}

/** Asks the service for what is missing on the page, and keeps what it proposed once somebody has looked at it. */
function Proposals({ items, language, service, store_id, writing }: ProposalsProps) {
  const { t } = useTranslation("desk/languages");
  const { t: tf } = useTranslation(["desk/desk", "form"]);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const empty = items.filter(({ key, text }) => (writing.written.get(key)?.text ?? text) === "");
  const proposed = items.filter(({ key }) => writing.written.get(key)?.state === "proposed");
  const ask = async () => {
    setBusy(true);
    const keys = empty.slice(0, TEXTS_A_PAGE).map(({ key }) => key);
    const answer = await deskSend(proposeTexts, { store_id, language, keys });
    setBusy(false);
    if (!answer.ok) return setTrouble(failureText(answer, tf));
    const { proposals, trouble: why } = answer.data;
    setTrouble(why === null ? null : t(`trouble.${why}`, { service }));
    writing.propose(items, new Map(proposals.map(({ key, text }) => [key, text])));
  };
  return (
    <div className={styles.proposals}>
      <div className={desk.acts}>
        <Button
          size="small"
          kind="outline"
          busy={isBusy}
          disabled={empty.length === 0}
          onClick={() => void ask()}
        >
          {t("propose", { service, count: Math.min(empty.length, TEXTS_A_PAGE) })}
        </Button>
        {proposed.length > 0 && (
          <Button size="small" onClick={() => writing.keep(proposed, true)}>
            {t("keepAll", { count: proposed.length })}
          </Button>
        )}
      </div>
      {proposed.length > 0 && <p className={desk.soft}>{t("look", { service })}</p>}
      {trouble !== null && (
        <div role="alert">
          <Notice kind="danger">{trouble}</Notice>
        </div>
      )}
    </div>
  );
}
