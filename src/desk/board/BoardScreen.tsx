import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams, useSearchParams } from "react-router-dom";
import { type Board, MOST_AT_ONCE } from "#contract/calls/desk/board.ts";
import { OrderType } from "#contract/enumerations.ts";
import { useMe } from "#desk/DeskApp.tsx";
import { Shown } from "#desk/frame/Shown.tsx";
import { Told } from "#desk/frame/Told.tsx";
import { Button } from "#ui/actions/Button.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { Skeleton } from "#ui/feedback/Skeleton.tsx";
import { BoardHead, type View } from "./BoardHead.tsx";
import screen from "#desk/frame/Screen.module.css";
import styles from "./Board.module.css";
import { byParty, ticketFor } from "./byParty.ts";
import { Calls } from "./Calls.tsx";
import { Outside } from "./Outside.tsx";
import { BlockedSound } from "./SoundParts.tsx";
import { TablesView } from "./TablesView.tsx";
import { TicketCard, type TicketHands } from "./ticket/TicketCard.tsx";
import { type At, TicketSheet } from "./ticket/TicketSheet.tsx";
import { needsForm } from "./ticket/ticketWords.ts";
import { type Acts, useActs } from "./useActs.ts";
import { useAwake } from "./useAwake.ts";
import { useBoard } from "./useBoard.ts";
import { useRinging } from "./useRinging.ts";
import { useScanner } from "./useScanner.ts";

/** A store's orders as they come in, and what is done with them: for a tablet in a rush. */
export default function BoardScreen() {
  const { storeId = "" } = useParams();
  const [query, setQuery] = useSearchParams();
  const at = boardAt(query);
  const { view, mode, page } = at;
  const place = {
    store_id: storeId,
    ...(page > 1 && { page }),
    ...(mode !== null && view === "orders" && { order_type: mode }),
    ...(view === "done" && { is_done: true }),
  };
  const live = useBoard(place);
  return (
    <Shown of={live}>
      {(board) => (
        <OpenBoard
          board={board}
          read={live.reload}
          isLost={live.isLost}
          at={at}
          // The way back leads from the board, not through all that was looked at on it.
          go={(to) => setQuery(boardQuery({ ...at, page: 1, ...to }), { replace: true })}
        />
      )}
    </Shown>
  );
}

/** What of the board is seen. */
export interface BoardAt {
  readonly view: View;
  /** One way of ordering alone. */
  readonly mode: OrderType | null;
  readonly page: number;
}

/** What of the board its address asks for; what is none of it is left out. */
function boardAt(query: URLSearchParams): BoardAt {
  const view = query.get("view");
  const page = Number(query.get("page"));
  return {
    view: view === "tables" || view === "done" ? view : "orders",
    mode: Object.values(OrderType).find((type) => String(type) === query.get("type")) ?? null,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The same as a query, without what goes without saying. */
function boardQuery({ view, mode, page }: BoardAt): URLSearchParams {
  return new URLSearchParams({
    ...(view !== "orders" && { view }),
    ...(mode !== null && { type: String(mode) }),
    ...(page > 1 && { page: String(page) }),
  });
}

interface OpenBoardProps {
  readonly board: Board;
  readonly read: () => Promise<unknown>;
  readonly isLost: boolean;
  readonly at: BoardAt;
  readonly go: (to: Partial<BoardAt>) => void;
}

function OpenBoard({ board, read, isLost, at, go }: OpenBoardProps) {
  const { t } = useTranslation("desk/board");
  const { store } = board;
  const acts = useActs(store, read);
  const [opened, setOpened] = useState<{ readonly order_no: string; readonly at: At } | null>(null);
  const { waiting } = board;
  const mayAct = useMe().rights.includes("orders");
  const sound = useRinging({
    known: waiting + board.known_calls,
    strangers: board.stranger_calls + board.outside.length,
    byRule: board.taken_by_rule_at,
  });
  useAwake();
  useScanner({
    found: (typed) => {
      const ticket = ticketFor(typed, [...board.tickets, ...board.outside]);
      if (ticket === undefined) acts.tell("refused", t("notFound", { typed }));
      else setOpened({ order_no: ticket.order_no, at: "facts" });
    },
    undo: acts.undo,
  });
  const hands = useSame({
    press: (ticket, action) => {
      if (needsForm(action, ticket)) setOpened({ order_no: ticket.order_no, at: action });
      else void acts.press([ticket], action);
    },
    takeAll: (ticket) => {
      const party = byParty(board.tickets).find((one) => one.ticket.order_no === ticket.order_no);
      if (party !== undefined) void acts.press(party.waiting, "accept");
    },
    open: ({ order_no }) => setOpened({ order_no, at: "facts" }),
  });
  // Drawn in slices: a hundred tickets at once would hold up what is tapped meanwhile.
  const drawn = useDeferredValue<Board | null>(board, null);
  const ticket = [...board.tickets, ...board.outside].find(({ order_no }) => order_no === opened?.order_no);
  return (
    <div className={screen.screen}>
      <BoardHead board={board} at={at} go={go} sound={sound} />
      <div role="status">{isLost && <Notice kind="warn">{t("offline")}</Notice>}</div>
      <BlockedSound sound={sound} />
      <Calls board={board} acts={acts} mayAct={mayAct} />
      {at.view === "tables" ? (
        <TablesView board={board} acts={acts} mayAct={mayAct} read={read} />
      ) : (
        <>
          <Outside board={board} acts={acts} />
          {drawn === null ? (
            <Skeleton lines={4} />
          ) : (
            <Tickets board={drawn} at={at} go={go} acts={acts} hands={hands} />
          )}
        </>
      )}
      {ticket && opened && (
        <TicketSheet
          key={`${opened.order_no} ${opened.at}`}
          ticket={ticket}
          storeId={store.store_id}
          timeZone={store.time_zone}
          startsAt={opened.at}
          acts={acts}
          onClose={() => setOpened(null)}
        />
      )}
      <Told told={acts.told} onClose={acts.hush} />
    </div>
  );
}

/** Hands that are the same for as long as the board is open, and do what they were last said to do. */
function useSame(said: TicketHands): TicketHands {
  const latest = useRef(said);
  useEffect(() => {
    latest.current = said;
  });
  const [same] = useState<TicketHands>(() => ({
    press: (ticket, action) => latest.current.press(ticket, action),
    takeAll: (ticket) => latest.current.takeAll(ticket),
    open: (ticket) => latest.current.open(ticket),
  }));
  return same;
}

interface TicketsProps {
  readonly board: Board;
  readonly at: BoardAt;
  readonly go: OpenBoardProps["go"];
  readonly acts: Acts;
  readonly hands: TicketHands;
}

function Tickets({ board, at, go, acts, hands }: TicketsProps) {
  const { t } = useTranslation("desk/board");
  const { page, pages, store, tickets } = board;
  const isDone = at.view === "done";
  // It is of another page until this one has come.
  if (isDone !== board.is_done || (!isDone && at.mode !== board.order_type)) return <Skeleton lines={4} />;
  const settled = tickets.filter(({ actions }) => actions.includes("settle"));
  return (
    <section aria-label={t(isDone ? "view.done" : "title")}>
      {isDone && settled.length > 0 && (
        <div className={styles.settleAll}>
          <p>{t("doneNote")}</p>
          <Button size="small" onClick={() => void acts.press(settled.slice(0, MOST_AT_ONCE), "settle")}>
            {t("settleAll")}
          </Button>
        </div>
      )}
      {tickets.length === 0 && (
        <p className={styles.none}>{t(at.mode === null ? "noOrders" : "noneOfMode")}</p>
      )}
      <ul className={styles.tickets}>
        {byParty(tickets).map(({ isJoined, ticket, waiting }) => (
          <TicketCard
            key={ticket.order_no}
            ticket={ticket}
            times={store}
            isBusy={acts.busy.has(ticket.order_no)}
            isJoined={isJoined}
            together={waiting.length}
            hands={hands}
          />
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t("pages")}>
          <Button kind="quiet" disabled={page <= 1} onClick={() => go({ page: page - 1 })}>
            {t("pageBefore")}
          </Button>
          <span>
            {page} / {pages}
          </span>
          <Button kind="quiet" disabled={page >= pages} onClick={() => go({ page: page + 1 })}>
            {t("pageAfter")}
          </Button>
        </nav>
      )}
    </section>
  );
}
