import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Board } from "#contract/calls/desk/board.ts";
import { OrderType } from "#contract/enumerations.ts";
import { dayAndTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { settingsPath } from "#desk/settings/settingsPath.ts";
import tabs from "#desk/frame/Tabs.module.css";
import screen from "#desk/frame/Screen.module.css";
import styles from "./Board.module.css";
import type { BoardAt } from "./BoardScreen.tsx";
import { MuteButton } from "./SoundParts.tsx";
import type { Sound } from "./useSound.ts";

/** What a board shows: what is open, the tables, what waits for its payment to be confirmed. */
export type View = "orders" | "tables" | "done";

const MODES: readonly OrderType[] = [
  OrderType.dineIn,
  OrderType.takeAway,
  OrderType.delivery,
  OrderType.shipping,
];

interface BoardHeadProps {
  readonly board: Board;
  readonly at: BoardAt;
  readonly go: (to: Partial<BoardAt>) => void;
  readonly sound: Sound;
}

/** The store, how many orders wait, which of them are seen, and whether it rings. */
export function BoardHead({ board, at, go, sound }: BoardHeadProps) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const mayPause = useMe().rights.includes("till");
  const { done, store, tables, waiting } = board;
  // For who has it in a tab behind others.
  useEffect(() => {
    const before = document.title;
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${store.name}`;
    return () => {
      document.title = before;
    };
  }, [store.name, waiting]);
  // Those of the page of what is done say nothing of what is open.
  const counts = board.is_done ? [] : board.counts;
  const offered = MODES.filter(
    (mode) =>
      store.order_types.includes(mode) || counts.some((one) => one.order_type === mode && one.orders > 0),
  );
  const isAt = (view: View, mode: OrderType | null = null) => at.view === view && at.mode === mode;
  const tab = (label: string, count: number | null, to: Pick<BoardAt, "view" | "mode">, isUrgent = false) => (
    <li key={`${to.view} ${to.mode}`}>
      <button
        type="button"
        className={tabs.tab}
        aria-pressed={isAt(to.view, to.mode)}
        onClick={() => go({ ...to, page: 1 })}
      >
        {label}
        {count !== null && <span data-urgent={isUrgent || undefined}>{count}</span>}
      </button>
    </li>
  );
  const ofMode = (mode: OrderType) => counts.find(({ order_type }) => order_type === mode);
  return (
    <header className={screen.head}>
      <h1 className={styles.store}>
        {store.name}
        {waiting > 0 && (
          <span className={styles.waiting}>
            {t("state.waiting")} {waiting}
          </span>
        )}
      </h1>
      <ul className={tabs.tabs} aria-label={t("shownModes")}>
        {tab(
          t(offered.length > 1 ? "allModes" : "view.orders"),
          board.is_done ? null : counts.reduce((sum, one) => sum + one.orders, 0),
          { view: "orders", mode: null },
        )}
        {offered.length > 1 &&
          offered.map((mode) =>
            tab(
              t(`mode.${mode}`),
              board.is_done ? null : (ofMode(mode)?.orders ?? 0),
              { view: "orders", mode },
              (ofMode(mode)?.waiting ?? 0) > 0,
            ),
          )}
        {tables.length > 0 && tab(t("view.tables"), null, { view: "tables", mode: null })}
        {(done > 0 || at.view === "done") && tab(t("view.done"), done, { view: "done", mode: null })}
      </ul>
      <MuteButton sound={sound} />
      {sound.isMuted && <p className={styles.note}>{t("sound.muted")}</p>}
      {store.paused_until !== null && (
        <p className={styles.note}>
          {t("pausedUntil")} <b>{dayAndTime(store.paused_until, tag, store.time_zone)}</b>{" "}
          {store.pause_reason !== null && `· ${t(`pauseReason.${store.pause_reason}`)} `}
          {mayPause && <Link to={settingsPath(store.store_id)}>{t("settings")}</Link>}
        </p>
      )}
      {(store.extra_minutes > 0 || store.closed_minutes > 0) && (
        <p className={styles.note}>
          {store.extra_minutes > 0 && t("load.extra", { minutes: store.extra_minutes })}{" "}
          {store.closed_minutes > 0 && t("load.closed", { minutes: store.closed_minutes })}
        </p>
      )}
    </header>
  );
}
