import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureText } from "#desk/net/deskRefusal.ts";
import type { DeskFailure } from "#desk/net/deskSend.ts";
import { Notice } from "#ui/feedback/Notice.tsx";

type Outcome = { readonly ok: true } | ({ readonly ok: false } & DeskFailure);

/** What became of a button's call: `said` is its place on the screen, `say` tells it an answer, and the words for "done". */
export function useSaid(): { said: ReactNode; say: (answer: Outcome, done?: string) => void } {
  const { t } = useTranslation(["desk/desk", "form"]);
  const [words, setWords] = useState<{ readonly text: string; readonly kind: "ok" | "danger" } | null>(null);
  return {
    said: <div role="status">{words && <Notice kind={words.kind}>{words.text}</Notice>}</div>,
    say: (answer, done) => {
      if (!answer.ok) setWords({ text: failureText(answer, t), kind: "danger" });
      else setWords(done === undefined ? null : { text: done, kind: "ok" });
    },
  };
}
