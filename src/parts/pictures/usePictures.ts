import { useEffect, useRef, useState } from "react";
import type { Uploaded } from "#contract/upload.ts";
import { changedItems, chosenItem, keptItem, type PictureChange, type PictureItem } from "./pictureItems.ts";
import { shrinkPicture } from "./shrinkPicture.ts";
import { useUpload } from "./useUpload.ts";

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
