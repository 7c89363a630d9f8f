import type { Uploaded, UploadFault } from "#contract/upload.ts";
import type { Trouble } from "#net/answer.ts";

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

export type PictureChange =
  | { readonly type: "add"; readonly items: readonly PictureItem[] }
  | { readonly type: "change"; readonly id: string; readonly to: Partial<PictureItem> }
  | { readonly type: "remove"; readonly id: string }
  | { readonly type: "clear" };

/** Pictures in the order in which they were chosen. */
export function changedItems(items: readonly PictureItem[], change: PictureChange): readonly PictureItem[] {
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
export function chosenItem(file: Blob, id: string): PictureItem {
  return { id, state: "waiting", share: 0, file, uploaded: null, fault: null };
}

/** A picture that an earlier visit left. */
export function keptItem(uploaded: Uploaded): PictureItem {
  return { id: uploaded.url, state: "done", share: 1, file: null, uploaded, fault: null };
}
