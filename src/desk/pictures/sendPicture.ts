import {
  DESK_PICTURE_PATH,
  DeskPictureAnswer,
  type DeskPictureFault,
} from "#contract/calls/desk/pictures.ts";
import type { Picture } from "#contract/scalars.ts";
import type { Crop } from "#domain/pictures/crop.ts";
import { parseJson } from "#domain/values/untrusted.ts";
import type { Trouble } from "#net/answer.ts";

/** Milliseconds until an answer is given up: some megabytes over a very slow line. */
const TIME_LIMIT = 180_000;

/** Why a picture is not there: what the provider says, or what is wrong on the way to it. */
export type PictureTrouble =
  | { readonly kind: "fault"; readonly fault: DeskPictureFault }
  | { readonly kind: "trouble"; readonly trouble: Trouble };

type Outcome =
  | { readonly ok: true; readonly picture: Picture }
  | { readonly ok: false; readonly why: PictureTrouble };

interface Sending {
  readonly crop: Crop;
  /** How much of it has left, 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends a picture of the staff's once, telling how far it is, which `fetch` cannot; never throws. */
export function sendPicture(file: Blob, { crop, onProgress, signal }: Sending): Promise<Outcome> {
  const form = new FormData();
  const { ratio, x, y, zoom } = crop;
  if (ratio !== null) form.set("ratio", String(ratio));
  for (const [name, value] of Object.entries({ x, y, zoom })) form.set(name, String(value));
  // No name of the file's own: it may say when and where.
  form.set("file", file, "picture");
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = (trouble: Trouble) => () => resolve({ ok: false, why: { kind: "trouble", trouble } });
    request.open("POST", DESK_PICTURE_PATH);
    request.timeout = TIME_LIMIT;
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(outcomeOf(request.status, request.responseText)));
    request.addEventListener("error", () => fail(navigator.onLine ? "unreachable" : "offline")());
    request.addEventListener("timeout", fail("timeout"));
    request.addEventListener("abort", fail("unreachable"));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function outcomeOf(status: number, text: string): Outcome {
  const parsed = DeskPictureAnswer.safeParse(parseJson(text));
  if (!parsed.success) {
    const trouble = status >= 500 ? "server" : "contract";
    return { ok: false, why: { kind: "trouble", trouble } };
  }
  const { data } = parsed;
  return "fault" in data
    ? { ok: false, why: { kind: "fault", fault: data.fault } }
    : { ok: true, picture: data.picture };
}
