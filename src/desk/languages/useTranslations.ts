import { useEffect, useRef, useState } from "react";
import { type ListedText, saveTexts, textCounts, type Unsaved } from "#contract/calls/desk/languages.ts";
import type { MenuLanguage } from "#contract/menuDocument.ts";
import { type DeskFailure, deskSend, readAnew } from "#desk/net/deskSend.ts";

/** What somebody writes as a translation, until it is kept. */
export interface Written {
  readonly text: string;
  /** What it was written on. */
  readonly seen: { readonly original: string; readonly text: string };
  /** proposed: by a machine, and not looked at. typed: it is being written. waiting: it is to be kept. */
  readonly state: "proposed" | "typed" | "waiting" | "saving" | "saved" | "failed" | "conflict";
  /** How it is now, where somebody else was first. */
  readonly conflict: Unsaved | null;
}

/** Milliseconds for which what is to be kept waits for what comes next. */
const PAUSE = 600;
/** Most that are sent at once. */
const AT_ONCE = 100;
const OPEN: readonly Written["state"][] = ["typed", "waiting", "saving", "failed", "conflict"];

/** What is written as translations into a language, kept as one goes in few calls; each is told what became of it. */
export function useTranslations(store_id: string, language: MenuLanguage) {
  const [written, setWritten] = useState<ReadonlyMap<string, Written>>(new Map());
  const [failure, setFailure] = useState<DeskFailure | null>(null);
  const latest = useRef(written);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSending = useRef(false);
  const hasOpen = [...written.values()].some(({ state }) => OPEN.includes(state));

  const put = (changes: readonly (readonly [string, Written])[]) => {
    latest.current = new Map([...latest.current, ...changes]);
    setWritten(latest.current);
  };

  const send = async () => {
    clearTimeout(timer.current);
    if (isSending.current) return;
    const due = [...latest.current].filter(([, { state }]) => state === "waiting").slice(0, AT_ONCE);
    if (due.length === 0) return;
    isSending.current = true;
    put(due.map(([key, each]) => [key, { ...each, state: "saving" }]));
    const texts = due.map(([key, { seen, text }]) => ({ key, text, seen }));
    const answer = await deskSend(saveTexts, { store_id, language, texts });
    isSending.current = false;
    setFailure(answer.ok ? null : answer);
    const unsaved = new Map(answer.ok ? answer.data.unsaved.map((each) => [each.key, each]) : []);
    put(
      due.map(([key, sent]) => [
        key,
        outcome(sent, latest.current.get(key) ?? sent, answer.ok, unsaved.get(key)),
      ]),
    );
    if (answer.ok) await Promise.all([readAnew(textCounts), send()]);
  };

  const soon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), PAUSE);
  };

  const leave = useRef(send);
  useEffect(
    () => () => {
      // What was left a moment ago is kept although one goes elsewhere.
      void leave.current();
    },
    [],
  );
  useEffect(() => {
    if (!hasOpen) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasOpen]);

  const before = (of: ListedText): Written =>
    latest.current.get(of.key) ?? {
      text: of.text,
      seen: { original: of.original.text, text: of.text },
      state: "saved",
      conflict: null,
    };

  return {
    written,
    failure,
    type: (of: ListedText, text: string) =>
      put([[of.key, { ...before(of), text, state: before(of).conflict === null ? "typed" : "conflict" }]]),
    /** One goes on from a field: what was typed there is to be kept, and a proposal where one says so. */
    keep: (of: readonly ListedText[], isSeen: boolean) => {
      const kept = of.flatMap((each) => {
        const one = latest.current.get(each.key);
        const isDue = one?.state === "typed" || (one?.state === "proposed" && isSeen);
        if (one === undefined || !isDue) return [];
        const isSame = one.text.trim() === one.seen.text;
        return [[each.key, { ...one, state: isSame ? "saved" : "waiting" }] as const];
      });
      if (kept.length === 0) return;
      put(kept);
      soon();
    },
    propose: (of: readonly ListedText[], texts: ReadonlyMap<string, string>) =>
      put(
        of.flatMap((each) => {
          const text = texts.get(each.key);
          // What somebody has begun to write meanwhile is theirs.
          if (text === undefined || before(each).text !== "") return [];
          return [[each.key, { ...before(each), text, state: "proposed" }] as const];
        }),
      ),
    /** Of a conflict: one's own, knowingly in place of what is there now; or what is there now. */
    settle: (of: ListedText, isMine: boolean) => {
      const one = before(of);
      if (one.conflict === null) return;
      const { original, text } = one.conflict;
      const seen = { original, text };
      put([
        [
          of.key,
          isMine
            ? { ...one, seen, state: "waiting", conflict: null }
            : { text, seen, state: "saved", conflict: null },
        ],
      ]);
      if (isMine) soon();
    },
    again: () => {
      const failed = [...latest.current].filter(([, { state }]) => state === "failed");
      put(failed.map(([key, each]) => [key, { ...each, state: "waiting" }]));
      void send();
    },
  };
}

/** What was sent, as it is now: what has been typed since is to be kept after it. */
function outcome(sent: Written, now: Written, isOk: boolean, unsaved: Unsaved | undefined): Written {
  const isTyped = now.text !== sent.text;
  if (!isOk) return { ...now, state: isTyped ? now.state : "failed" };
  if (unsaved !== undefined) return { ...now, state: "conflict", conflict: unsaved };
  const seen = { original: sent.seen.original, text: sent.text.trim() };
  return isTyped ? { ...now, seen } : { ...now, seen, state: "saved" };
}
