import { useAtom } from "jotai";
import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { StaffCallKind } from "#contract/enumerations.ts";
import { isUndecided } from "#net/answer.ts";
import { idempotencyKey } from "#net/transport.ts";
import { useSend } from "#net/useCall.ts";
import { messageDraftAtom } from "#state/drafts/messageDrafts.ts";
import { IconButton } from "#ui/actions/IconButton.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { sendIcon } from "#ui/icons/account.ts";
import { useKeyboardInset } from "#ui/layers/useKeyboardInset.ts";
import styles from "./MessageScreen.module.css";

/** Characters of a message (contract, `callwaiter`). */
const LONGEST_MESSAGE = 200;
/** From here on the count of characters left is shown. */
const NEAR_THE_END = 40;

interface ComposerProps {
  readonly storeId: string;
  readonly tableId: string | null;
  readonly onSent: () => Promise<unknown>;
}

/** Where a message is written; a failure keeps what was written. */
export function Composer({ storeId, tableId, onSent }: ComposerProps) {
  const { t } = useTranslation("notices");
  const { words, write, state, submit } = useComposer(storeId, tableId, onSent);
  const field = useRef<HTMLTextAreaElement>(null);
  useKeyboardInset(true);
  const left = LONGEST_MESSAGE - words.length;
  const isEmpty = words.trim() === "";
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    field.current?.focus();
    void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // 229: the Enter that ends an input method's composition.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== "Enter" || event.shiftKey || isComposing || !hasKeyboard()) return;
    event.preventDefault();
    void submit();
  };
  return (
    <form className={styles.composer} aria-label={t("thread.write")} onSubmit={onSubmit}>
      <div role="status">
        {state === "too_soon" && <Notice kind="info">{t("thread.tooSoon")}</Notice>}
        {state === "failed" && <Notice kind="warn">{t("thread.failed")}</Notice>}
      </div>
      <div className={styles.write}>
        <textarea
          ref={field}
          className={styles.words}
          rows={1}
          aria-label={t("thread.write")}
          placeholder={t("thread.placeholder")}
          maxLength={LONGEST_MESSAGE}
          value={words}
          enterKeyHint="enter"
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          kind="tinted"
          icon={sendIcon}
          label={t("thread.send")}
          aria-disabled={isEmpty || state === "sending"}
          aria-busy={state === "sending"}
        />
      </div>
      {left <= NEAR_THE_END && <p className={styles.left}>{t("thread.left", { count: left })}</p>}
    </form>
  );
}

/** On a phone Enter begins a new line, as in its other messengers. */
const hasKeyboard = () => window.matchMedia?.("(hover: hover) and (pointer: fine)").matches ?? false;

/**
 * A message to the store while it is written and sent. It is kept until it got through; a repeat of one that may have got
 * through carries its key, so that the store reads it once.
 */
function useComposer(storeId: string, tableId: string | null, onSent: () => Promise<unknown>) {
  const send = useSend();
  const [words, setWords] = useAtom(messageDraftAtom(storeId));
  const [state, setState] = useState<"still" | "sending" | "too_soon" | "failed">("still");
  const attempt = useRef<{ content: string; key: string } | null>(null);

  const write = (next: string) => {
    setWords(next);
    if (state !== "sending") setState("still");
  };
  const submit = async () => {
    const content = words.trim();
    if (content === "" || state === "sending") return;
    if (attempt.current?.content !== content) attempt.current = { content, key: idempotencyKey() };
    const { key } = attempt.current;
    setState("sending");
    const request = {
      store_id: storeId,
      ...(tableId ? { table_id: tableId } : {}),
      kind: StaffCallKind.message,
      content,
    } as const;
    const answer = await send(callWaiter, request, { handles: [Code.noConsecutiveMessages], key });
    if (answer.ok || !isUndecided(answer)) attempt.current = null;
    if (answer.ok) {
      setWords("");
      setState("still");
      await onSent();
    } else {
      setState(answer.kind === "code" && answer.code === Code.noConsecutiveMessages ? "too_soon" : "failed");
    }
  };
  return { words, write, state, submit };
}
