import { useEffect, useRef, useState } from "react";
import { type ListedText, listTexts } from "#contract/calls/desk/languages.ts";
import type { DeskRequest } from "#contract/calls/desk/deskCall.ts";
import { type DeskFailure, deskSend } from "#desk/net/deskSend.ts";

interface Listed {
  readonly items: readonly ListedText[];
  readonly next: string | null;
}

/**
 * Texts beside their translations, page by page. They stay as they were read while one writes into them, even those that
 * a filter would not show any more: a row that goes away under one's hands takes along what was typed.
 */
export function useTextList(request: Omit<DeskRequest<typeof listTexts>, "cursor">) {
  const [listed, setListed] = useState<Listed | undefined>(undefined);
  const [failure, setFailure] = useState<DeskFailure | undefined>(undefined);
  const [isValidating, setValidating] = useState(false);
  const isGone = useRef(false);
  const read = async (cursor: string | null, before: readonly ListedText[]) => {
    setValidating(true);
    const answer = await deskSend(listTexts, { ...request, ...(cursor !== null && { cursor }) });
    if (isGone.current) return;
    setValidating(false);
    setFailure(answer.ok ? undefined : answer);
    if (!answer.ok) return;
    const known = new Set(before.map(({ key }) => key));
    const items = [...before, ...answer.data.items.filter(({ key }) => !known.has(key))];
    setListed({ items, next: answer.data.next_cursor });
  };
  const begin = useRef(() => read(null, []));
  useEffect(() => {
    isGone.current = false;
    void begin.current();
    return () => {
      isGone.current = true;
    };
  }, []);
  const { items = [], next = null } = listed ?? {};
  return {
    data: listed?.items,
    failure,
    isValidating,
    reload: () => read(null, []),
    /** Null: there is no more, or it is being asked for. */
    more: next === null || isValidating ? null : () => void read(next, items),
  };
}
