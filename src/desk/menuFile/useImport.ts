import { useEffect, useRef, useState } from "react";
import { deskMenu } from "#contract/calls/desk/menu.ts";
import {
  IMPORT_BYTES,
  IMPORT_FILES,
  type ImportAsked,
  type ImportChoices,
} from "#contract/calls/desk/menuFile.ts";
import { opening } from "#contract/calls/desk/opening.ts";
import { GoodsShowType } from "#contract/enumerations.ts";
import { readAnew } from "#desk/net/deskSend.ts";
import { type ImportAnswer, type ImportProgress, sendFiles } from "./sendFiles.ts";

interface ImportState {
  readonly files: readonly File[];
  readonly choices: ImportChoices;
  /** Null: nothing is under way. */
  readonly progress: ImportProgress | null;
  readonly answer: ImportAnswer | null;
  /** What was chosen cannot be sent. */
  readonly fault: "too_many" | "too_large" | null;
  /** Somebody has changed the menu since it was looked at, and this is how it is now. */
  readonly isAnew: boolean;
}

const BEGIN: ImportState = {
  files: [],
  choices: {
    tax_class: "food",
    sold: [GoodsShowType.dineIn, GoodsShowType.offPremises],
    added_tax: 0,
  },
  progress: null,
  answer: null,
  fault: null,
  isAnew: false,
};

/** A menu's files: looked at as they are chosen, and taken as they were seen. */
export function useImport(store_id: string) {
  const [state, setState] = useState(BEGIN);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  const put = (change: Partial<ImportState>) => setState((now) => ({ ...now, ...change }));

  async function send(
    files: readonly File[],
    choices: ImportChoices,
    take: ImportAsked["take"],
  ): Promise<ImportAnswer | null> {
    sending.current?.abort();
    const mine = new AbortController();
    sending.current = mine;
    put({ files, choices, fault: null, answer: null, progress: { is: "sending", done: 0, of: 0 } });
    const answer = await sendFiles({
      asked: { store_id, choices: { ...choices, sold: [...choices.sold] }, take },
      files,
      signal: mine.signal,
      onProgress: (progress) => {
        if (sending.current === mine) put({ progress });
      },
    });
    // Something else was chosen meanwhile.
    if (sending.current !== mine) return null;
    sending.current = null;
    return answer;
  }

  async function look(files: readonly File[], choices: ImportChoices, isAnew = false) {
    const answer = await send(files, choices, null);
    if (answer !== null) put({ answer, progress: null, isAnew });
  }

  const { answer, choices, files } = state;
  return {
    ...state,
    choose: (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      // A table that is chosen after its pictures joins them; one of the same name is the newer one.
      const names = new Set(chosen.map(({ name }) => name));
      const all = [...files.filter(({ name }) => !names.has(name)), ...chosen];
      const bytes = all.reduce((sum, { size }) => sum + size, 0);
      const fault = all.length > IMPORT_FILES ? "too_many" : bytes > IMPORT_BYTES ? "too_large" : null;
      if (fault === null) void look(all, choices);
      else put({ fault });
    },
    remove: (file: File) => {
      const left = files.filter((each) => each !== file);
      if (left.length > 0) void look(left, choices);
      else {
        sending.current?.abort();
        sending.current = null;
        setState({ ...BEGIN, choices });
      }
    },
    decide: (change: Partial<ImportChoices>) => {
      const next = { ...choices, ...change };
      if (next.sold.length === 0) return;
      if (files.length > 0 && answer?.is !== "taken") void look(files, next);
      else put({ choices: next });
    },
    again: () => void look(files, choices),
    take: async (into: "draft" | "menu") => {
      if (answer?.is !== "looked" || sending.current !== null) return;
      const came = await send(files, choices, { seen: answer.seen, into });
      if (came?.is === "failed" && came.why === "changed") return look(files, choices, true);
      if (came === null) return;
      put({ answer: came, progress: null, isAnew: false });
      if (came.is === "taken") await Promise.all([readAnew(deskMenu), readAnew(opening)]);
    },
    giveUp: () => {
      sending.current?.abort();
      sending.current = null;
      put({ progress: null });
    },
    begin: () => setState({ ...BEGIN, choices }),
  };
}

export type Importing = ReturnType<typeof useImport>;
