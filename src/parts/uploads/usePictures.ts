import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { memberInfo } from "#contract/calls/member.ts";
import * as Code from "#contract/codes.ts";
import type { Uploaded, UploadFault } from "#contract/upload.ts";
import { wireLanguage } from "#domain/values/localeCodes.ts";
import type { Trouble } from "#net/answer.ts";
import { postPicture, type UploadAnswer } from "#net/postPicture.ts";
import { useSend } from "#net/useCall.ts";
import { sessionAtom } from "#state/account/session.ts";
import { localeAtom } from "#state/page/choices.ts";
import { apiBaseAtom } from "#state/page/operatorSettings.ts";
import { shrinkPicture } from "./shrinkPicture.ts";

interface PicturesOptions {
  /** Pictures that an earlier visit left. */
  readonly kept: readonly Uploaded[];
  readonly most: number;
  /** Told of those that are there whenever they change, to keep them. */
  readonly onKeep: (uploaded: readonly Uploaded[]) => void;
  readonly onUploaded: () => void;
}

export interface Pictures {
  readonly items: readonly PictureItem[];
  readonly most: number;
  /** Sends what was chosen; what is too many is left out, and told by its number. */
  readonly add: (files: readonly Blob[]) => number;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly clear: () => void;
  /** What is there once nothing is on its way any more; null when one of them failed. */
  readonly settled: () => Promise<readonly Uploaded[] | null>;
}

/** Pictures on their way to the provider, one at a time and in the order chosen; each can fail, come again, or go. */
export function usePictures({ kept, most, onKeep, onUploaded }: PicturesOptions): Pictures {
  const upload = useUpload();
  const [items, setItems] = useState<readonly PictureItem[]>(() => kept.map(keptItem));
  /** As of now, also between two renders. */
  const now = useRef(items);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const stops = useRef(new Map<string, AbortController>());

  const isGone = useRef(false);
  const chosenSoFar = useRef(0);

  useEffect(() => {
    const running = stops.current;
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const apply = (change: PictureChange) => {
    const before = uploadedIn(now.current);
    now.current = changedItems(now.current, change);
    setItems(now.current);
    const after = uploadedIn(now.current);
    if (after.length !== before.length) onKeep(after);
  };
  const sendNow = async (id: string) => {
    const file = now.current.find((item) => item.id === id)?.file;
    if (!file || isGone.current) return;
    const change = (to: Partial<PictureItem>) => apply({ type: "change", id, to });
    const stop = new AbortController();
    stops.current.set(id, stop);
    change({ state: "sending", share: 0, fault: null });
    const picture = await shrinkPicture(file);
    if (stop.signal.aborted) return;
    if (typeof picture === "string")
      return change({ state: "failed", fault: { kind: "fault", fault: picture } });
    const onProgress = (share: number) => change({ share });
    const answer = await upload(picture, { onProgress, signal: stop.signal });
    stops.current.delete(id);
    if (stop.signal.aborted) return;
    if (answer.ok) {
      change({ state: "done", share: 1, uploaded: answer.data });
      onUploaded();
    } else if (answer.kind === "code") {
      change({ state: "failed", fault: { kind: "message", text: answer.message } });
    } else change({ state: "failed", fault: { kind: "trouble", trouble: answer.kind } });
  };
  const enqueue = (id: string) => {
    queue.current = queue.current.then(() => sendNow(id)).catch(() => undefined);
  };

  return {
    items,
    most,
    add: (files) => {
      const room = Math.max(0, most - now.current.length);
      const chosen = files.slice(0, room).map((file) => {
        chosenSoFar.current += 1;
        return chosenItem(file, `chosen-${chosenSoFar.current}`);
      });
      apply({ type: "add", items: chosen });
      for (const { id } of chosen) enqueue(id);
      return files.length - chosen.length;
    },
    remove: (id) => {
      stops.current.get(id)?.abort();
      apply({ type: "remove", id });
    },
    retry: (id) => {
      apply({ type: "change", id, to: { state: "waiting", share: 0, fault: null } });
      enqueue(id);
    },
    clear: () => apply({ type: "clear" }),
    settled: async () => {
      await queue.current;
      const isWhole = now.current.every(({ state }) => state === "done");
      return isWhole ? uploadedIn(now.current) : null;
    },
  };
}

function uploadedIn(items: readonly PictureItem[]): readonly Uploaded[] {
  return items.flatMap(({ uploaded }) => (uploaded === null ? [] : [uploaded]));
}

/** Why a picture is not there: what is wrong with it, by itself or in the provider's words, or with the network. */
export type PictureFault =
  | { readonly kind: "fault"; readonly fault: UploadFault }
  | { readonly kind: "message"; readonly text: string }
  | { readonly kind: "trouble"; readonly trouble: Trouble };

/** A picture that was chosen, on its way or there. */
export interface PictureItem {
  readonly id: string;
  readonly state: "waiting" | "sending" | "done" | "failed";
  /** How much of it has left, 0 to 1. */
  readonly share: number;
  /** What was chosen; null for one of an earlier visit. */
  readonly file: Blob | null;
  readonly uploaded: Uploaded | null;
  readonly fault: PictureFault | null;
}

type PictureChange =
  | { readonly type: "add"; readonly items: readonly PictureItem[] }
  | { readonly type: "change"; readonly id: string; readonly to: Partial<PictureItem> }
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "clear" };

/** Pictures in the order in which they were chosen. */
function changedItems(items: readonly PictureItem[], change: PictureChange): readonly PictureItem[] {
  switch (change.type) {
    case "add":
      return [...items, ...change.items];
    case "change":
      return items.map((item) => (item.id === change.id ? { ...item, ...change.to } : item));
    case "remove":
      return items.filter(({ id }) => id !== change.id);
    case "clear":
      return [];
  }
}

/** A picture that was just chosen. */
function chosenItem(file: Blob, id: string): PictureItem {
  return { id, state: "waiting", share: 0, file, uploaded: null, fault: null };
}

/** A picture that an earlier visit left. */
function keptItem(uploaded: Uploaded): PictureItem {
  return { id: uploaded.url, state: "done", share: 1, file: null, uploaded, fault: null };
}

const NO_SESSION: readonly number[] = [Code.notSignedIn, Code.sessionExpired, Code.signInByTable];

interface Progress {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export type Upload = (picture: Blob, progress: Progress) => Promise<UploadAnswer>;

/** Sends a picture in the caller's name; a session that ran out is mended, and the picture sent once more. */
function useUpload(): Upload {
  const store = useStore();
  const send = useSend();
  const post = (picture: Blob, progress: Progress) => {
    const user = store.get(sessionAtom);
    const language = wireLanguage(store.get(localeAtom));
    const base = { language, ...(user ? { uid: user.uid, auth_token: user.auth_token } : {}) };
    return postPicture(picture, { ...progress, apiBase: store.get(apiBaseAtom), base });
  };
  return async (picture, progress) => {
    const answer = await post(picture, progress);
    const isStranger = !answer.ok && answer.kind === "code" && NO_SESSION.includes(answer.code);
    if (!isStranger) return answer;
    // A call that wants a session has it renewed, or leads to the sign-in, as every other does.
    const known = await send(memberInfo, {});
    return known.ok ? post(picture, progress) : answer;
  };
}
