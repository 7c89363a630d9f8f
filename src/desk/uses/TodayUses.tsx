import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Confirm } from "#desk/frame/Confirm.tsx";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { counterUses, DecidedUse } from "#contract/calls/desk/uses.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { clockTime, money } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import badge from "#ui/feedback/Badge.module.css";
import { EmptyState } from "#ui/feedback/EmptyState.tsx";
import desk from "#desk/frame/Desk.module.css";
import styles from "./Uses.module.css";

interface TodayUsesProps {
  readonly day: DeskResponse<typeof counterUses>;
  /** The use whose button works just now. */
  readonly busy: string | null;
  readonly onReverse: (use: DecidedUse) => void;
}

/** What was decided today, the newest first; whoever may give money back takes a use back, once they have read what that means. */
export function TodayUses({ busy, day: { has_more, time_zone, uses }, onReverse }: TodayUsesProps) {
  const { t } = useTranslation("desk/uses");
  const tag = useLanguageTag();
  const mayReverse = useMe().rights.includes("refunds");
  const [asked, ask] = useState<DecidedUse | null>(null);
  if (uses.length === 0) return <EmptyState title={t("none")} />;
  return (
    <>
      <ul className={`${desk.list} ${styles.day}`}>
        {uses.map((use) => {
          const { amount, is_confirmed, is_reversed, kind, name, time, use_id } = use;
          return (
            <li key={use_id} className={styles.row}>
              <p>
                <strong>{name === "" ? t(`kinds.${kind}`) : name}</strong>{" "}
                {kind !== "card" && name !== "" && <span className={badge.badge}>{t(`kinds.${kind}`)}</span>}{" "}
                {amount !== null && money(amount)}
                <time className={desk.soft} dateTime={time}>
                  {" "}
                  {clockTime(time, tag, time_zone)}
                </time>
              </p>
              {!is_confirmed && (
                <span className={badge.badge} data-tone="warn">
                  {t("wasRefused")}
                </span>
              )}
              {is_reversed && (
                <span className={badge.badge} data-tone="warn">
                  {t("reversed")}
                </span>
              )}
              {is_confirmed && !is_reversed && mayReverse && (
                <Button kind="quiet" size="small" busy={busy === use_id} onClick={() => ask(use)}>
                  {t("reverse")}
                  <span className="visually-hidden">
                    {" "}
                    {name} {clockTime(time, tag, time_zone)}
                  </span>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {has_more && <p className={desk.soft}>{t("more", { most: uses.length })}</p>}
      <Confirm
        open={asked !== null}
        title={`${t("reverse")}: ${asked?.name ?? ""} ${asked?.amount == null ? "" : money(asked.amount)}`.trim()}
        act={t("reverse")}
        onAct={() => {
          ask(null);
          if (asked !== null) onReverse(asked);
        }}
        onClose={() => ask(null)}
      >
        {asked !== null && t(asked.kind === "top_up" ? "reverseCash" : "reverseHow")}
      </Confirm>
    </>
  );
}
