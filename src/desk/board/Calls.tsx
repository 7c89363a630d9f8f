import { useState } from "react";
import { useTranslation } from "react-i18next";
import { answerCall, type Board, type BoardCall } from "#contract/calls/desk/board.ts";
import { StaffCallKind } from "#contract/enumerations.ts";
import { deskSend } from "#desk/net/deskSend.ts";
import { clockTime } from "#text/formats.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "#ui/layers/Sheet.tsx";
import styles from "./Board.module.css";
import type { Acts } from "./useActs.ts";
import { WordsForm } from "./ticket/WordsForm.tsx";

interface CallsProps {
  readonly board: Pick<Board, "calls" | "known_calls" | "stranger_calls"> & {
    readonly store: Pick<Board["store"], "store_id" | "time_zone">;
  };
  readonly acts: Acts;
  /** Whether whoever looks may answer. */
  readonly mayAct: boolean;
}

/** Guests who call, and what they wrote: in one line, each answered by a tap. */
export function Calls({ board, acts, mayAct }: CallsProps) {
  const { t } = useTranslation("desk/board");
  const [replying, setReplying] = useState<BoardCall | null>(null);
  // What was answered is gone before the next board says so.
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const { calls, known_calls, store, stranger_calls } = board;
  const shown = calls.filter(({ call_id }) => !answered.has(call_id));
  const others = known_calls + stranger_calls - calls.length;
  const answer = async (call: BoardCall, content: string | null) => {
    setAnswered((before) => new Set([...before, call.call_id]));
    setReplying(null);
    const sent = await deskSend(answerCall, { store_id: store.store_id, call_id: call.call_id, content });
    if (sent.ok) {
      if (content !== null) acts.tell("done", t("sent"));
      return;
    }
    acts.tellFailure(sent, nameOf(call), () => void answer(call, content));
    setAnswered((before) => new Set([...before].filter((one) => one !== call.call_id)));
  };
  const nameOf = ({ nickname, table_name }: BoardCall) =>
    table_name === null ? nickname || t("guest") : `${t("table")} ${table_name}`;
  if (shown.length === 0) return null;
  return (
    <section aria-label={t("calls")}>
      <ul className={styles.calls}>
        {shown.map((call) => (
          <Call
            key={call.call_id}
            call={call}
            name={nameOf(call)}
            timeZone={store.time_zone}
            mayAct={mayAct}
            onAnswer={() => void answer(call, null)}
            onReply={() => setReplying(call)}
          />
        ))}
        {others > 0 && <li className={styles.none}>{t("moreCalls", { count: others })}</li>}
      </ul>
      {replying && (
        <Reply
          call={replying}
          name={nameOf(replying)}
          onClose={() => setReplying(null)}
          onSend={(content) => answer(replying, content)}
        />
      )}
    </section>
  );
}

interface CallProps {
  readonly call: BoardCall;
  readonly name: string;
  readonly timeZone: string;
  readonly mayAct: boolean;
  readonly onAnswer: () => void;
  readonly onReply: () => void;
}

function Call({ call, name, timeZone, mayAct, onAnswer, onReply }: CallProps) {
  const { t } = useTranslation("desk/board");
  const tag = useLanguageTag();
  const { content, created_at, is_known, kind, nickname, number, table_name } = call;
  const isMessage = kind === StaffCallKind.message;
  return (
    <li id={`call-${call.call_id}`} className={styles.call} data-known={is_known || undefined}>
      <p>
        <b>{name}</b> {isMessage ? t("note") : t("call")}{" "}
        {table_name !== null && nickname && <span>{nickname} </span>}
        {number !== null && <span>{number} </span>}
        <time dateTime={created_at}>{clockTime(created_at, tag, timeZone)}</time>
      </p>
      {content !== "" && <p className={styles.words}>{content}</p>}
      {!is_known && <p className={styles.warn}>{t(isMessage ? "stranger" : "unverified")}</p>}
      {mayAct && (
        <div className={styles.callActs}>
          {isMessage && (
            <Button size="small" kind="outline" onClick={onReply}>
              {t("reply")}
            </Button>
          )}
          <Button size="small" kind="quiet" onClick={onAnswer}>
            {t("answered")}
          </Button>
        </div>
      )}
    </li>
  );
}

interface ReplyProps {
  readonly call: BoardCall;
  readonly name: string;
  readonly onClose: () => void;
  readonly onSend: (content: string) => Promise<void>;
}

function Reply({ call, name, onClose, onSend }: ReplyProps) {
  const { t } = useTranslation("desk/board");
  const { t: td } = useTranslation("desk/desk");
  return (
    <Sheet open onClose={onClose} title={`${t("reply")} · ${name}`} closeLabel={td("close")}>
      <div className={styles.reply}>
        <WordsForm label={t("reply")} onSend={onSend}>
          <p className={styles.words}>{call.content}</p>
        </WordsForm>
      </div>
    </Sheet>
  );
}
