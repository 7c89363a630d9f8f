import { useEffect, useRef, useState } from "react";
import type * as z from "zod/mini";
import { changeMenu } from "#contract/calls/desk/menu.ts";
import type { MenuFault, SeenChange } from "#contract/menuChanges.ts";
import { useSaid } from "#desk/frame/Said.tsx";
import { deskSend } from "#desk/net/deskSend.ts";
import { isSameContent } from "#domain/menu/document/sameContent.ts";
import { menuChanged } from "../menuChanged.ts";
import { type Fault, faultOfPath, faultsIn } from "./menuFaults.ts";

/** A content as it was read, and what stands for it; null: it is new. */
interface Kept<Content> {
  readonly content: Content;
  readonly stamp: string | null;
}

/** What somebody else has made of it since it was read. */
export interface Met<Content> {
  readonly mine: Content;
  /** What both began from. */
  readonly base: Content;
  /** Null: it was removed. */
  readonly theirs: Content | null;
  readonly stamp: string | null;
  readonly by: string | null;
}

interface ContentFormOptions<Content, Typed> {
  readonly store_id: string;
  readonly kept: Kept<Content>;
  readonly schema: z.ZodMiniType<Content>;
  readonly typedOf: (content: Content) => Typed;
  /** What was typed as a content, right or wrong. */
  readonly contentOf: (typed: Typed) => unknown;
  readonly check: (content: Content) => readonly MenuFault[];
  readonly changeOf: (content: Content, seen: string | null) => SeenChange;
  /** Whether what is wrong is told from the start. */
  readonly isChecked?: boolean;
}

/**
 * A form over one thing of a menu's draft. What is wrong is told at its fields; what could not be sent stays as it was
 * typed; what somebody else has changed meanwhile is met before anything is written over it.
 */
export function useContentForm<Content extends { readonly id: string }, Typed>({
  changeOf,
  check,
  contentOf,
  isChecked = false,
  kept,
  schema,
  store_id,
  typedOf,
}: ContentFormOptions<Content, Typed>) {
  const [edit, setEdit] = useState<{ readonly typed: Typed; readonly base: Kept<Content> } | null>(null);
  const [isAsked, setAsked] = useState(isChecked);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const [met, setMet] = useState<Met<Content> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [turn, setTurn] = useState(0);
  const { said, say } = useSaid();
  const form = useRef<HTMLFormElement>(null);
  const base = edit?.base ?? kept;
  const typed = edit?.typed ?? typedOf(kept.content);
  const isDirty = edit !== null && !isSameContent(contentOf(edit.typed), contentOf(typedOf(base.content)));
  const read = faultsIn(schema, contentOf(typed), check);
  const faults = isAsked ? [...read.faults, ...refused] : [];
  useEffect(() => {
    if (turn > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] :is(input, select, button)')
        ?.focus();
  }, [turn]);

  const write = async (content: Content, from: Kept<Content>): Promise<Content | null> => {
    setBusy(true);
    const answer = await deskSend(changeMenu, { store_id, changes: [changeOf(content, from.stamp)] });
    const [conflict] = answer.ok ? answer.data.conflicts : [];
    const theirs = conflict === undefined ? undefined : schema.safeParse(conflict.content);
    const now = theirs?.success === true ? theirs.data : null;
    // What was sent twice, as over a connection that was lost, has been done.
    const isDone = answer.ok && (conflict === undefined || isSameContent(now, content));
    if (isDone) {
      setMet(null);
      await menuChanged();
      setEdit(null);
      setAsked(false);
    }
    setBusy(false);
    if (!answer.ok && answer.kind === "fault" && answer.fields.length > 0) {
      setRefused(answer.fields.map((field) => faultOfPath(field.replace(/^changes\.0\.content\.?/, ""))));
      setAsked(true);
      setTurn((before) => before + 1);
    }
    say(answer);
    if (conflict !== undefined && !isDone)
      setMet({ mine: content, base: from.content, theirs: now, stamp: conflict.stamp, by: conflict.by });
    return isDone ? content : null;
  };

  return {
    form,
    said,
    typed,
    faults,
    isBusy,
    /** Something is typed that is not saved. */
    isDirty,
    /** What was met on the way of saving, to be decided on. */
    met,
    set: (changes: Partial<Typed>) => {
      setRefused([]);
      setEdit({ typed: { ...typed, ...changes }, base });
    },
    /** What was saved; null: it was not, which is said. */
    save: async (): Promise<Content | null> => {
      if (isBusy) return null;
      setAsked(true);
      setRefused([]);
      if (!("content" in read) || read.faults.length > 0) {
        setTurn(turn + 1);
        return null;
      }
      return write(read.content, base);
    },
    /** Writes over what was met, with what is in these fields taken from it. */
    overwrite: async (over: Met<Content>, theirFields: readonly string[]): Promise<Content | null> => {
      const taken = Object.entries(over.theirs ?? {}).filter(([field]) => theirFields.includes(field));
      const merged = schema.safeParse({ ...over.mine, ...Object.fromEntries(taken) });
      if (isBusy || !merged.success) return null;
      const from = { content: over.theirs ?? over.base, stamp: over.stamp };
      setEdit({ typed: typedOf(merged.data), base: from });
      return write(merged.data, from);
    },
    /** Lets go of what was typed, for what is saved now. */
    takeTheirs: async () => {
      await menuChanged();
      setMet(null);
      setEdit(null);
    },
    /** Goes back to what was typed, with nothing decided. */
    goBack: () => setMet(null),
  };
}
