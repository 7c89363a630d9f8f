import type { BaseParameters } from "#contract/call.ts";
import { UPLOAD_PATH, type Uploaded, UploadResult } from "#contract/upload.ts";
import { parseJson } from "#domain/values/untrusted.ts";
import type { Trouble } from "./answer.ts";

/** Milliseconds until an answer is given up: five megabytes over a very slow network. */
const TIME_LIMIT = 180_000;

export type UploadAnswer =
  | { readonly ok: true; readonly data: Uploaded }
  | { readonly ok: false; readonly kind: "code"; readonly code: number; readonly message: string }
  | { readonly ok: false; readonly kind: Trouble };

interface Posting {
  /** Origin of the API; empty for the page's own. */
  readonly apiBase: string;
  readonly base: BaseParameters;
  /** How much of it has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a picture once, telling how far it is, which `fetch` cannot; never throws. An aborted one is unreachable. */
export function postPicture(
  picture: Blob,
  { apiBase, base, onProgress, signal }: Posting,
): Promise<UploadAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(base)) {
    if (value !== undefined && value !== "") form.set(name, String(value));
  }
  // No name of the file's own: it may say when and where.
  form.set("file", picture, "picture");
  const wasOnline = typeof navigator === "undefined" || navigator.onLine !== false;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const trouble = (kind: Trouble) => () => resolve({ ok: false, kind });
    request.open("POST", apiBase + UPLOAD_PATH);
    request.timeout = TIME_LIMIT;
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(read(request.status, request.responseText)));
    request.addEventListener("error", trouble(wasOnline ? "unreachable" : "offline"));
    request.addEventListener("timeout", trouble("timeout"));
    request.addEventListener("abort", trouble("unreachable"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function read(status: number, text: string): UploadAnswer {
  const parsed = UploadResult.safeParse(parseJson(text));
  if (!parsed.success) return { ok: false, kind: status >= 500 ? "server" : "contract" };
  const { data } = parsed;
  if (data.state === "SUCCESS") return { ok: true, data };
  return { ok: false, kind: "code", code: data.code, message: data.message };
}
