import { IMPORT_PATH, type ImportAsked, type ImportEnd, ImportLine } from "#contract/calls/desk/menuFile.ts";
import type { Trouble } from "#net/answer.ts";

/** How far it is. */
export type ImportProgress =
  | { readonly is: "sending"; readonly done: number; readonly of: number }
  | Exclude<ImportLine, ImportEnd>;

/** What came of it; `unread`: a file has been changed or moved since it was chosen. */
export type ImportAnswer =
  | ImportEnd
  | { readonly is: "trouble"; readonly trouble: Trouble }
  | { readonly is: "unread"; readonly file: string };

interface Sending {
  readonly asked: ImportAsked;
  readonly files: readonly File[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ImportProgress) => void;
}

const trouble = (kind: Trouble) => ({ is: "trouble", trouble: kind }) as const;

/**
 * Sends a menu's files, and hears line by line what is done with them; null where it was given up. It never throws.
 * (`fetch` says nothing of what has been sent so far.)
 */
export async function sendFiles({ asked, files, onProgress, signal }: Sending): Promise<ImportAnswer | null> {
  for (const file of files) if (!(await isReadable(file))) return { is: "unread", file: file.name };
  if (signal.aborted) return null;
  const form = new FormData();
  form.set("asked", JSON.stringify(asked));
  for (const file of files) form.append("file", file);
  const request = new XMLHttpRequest();
  let resolve: (answer: ImportAnswer | null) => void = () => undefined;
  const answered = new Promise<ImportAnswer | null>((settle) => {
    resolve = settle;
  });
  let read = 0;
  let last: ImportLine | null = null;
  const hear = (isWhole: boolean) => {
    const text = request.responseText;
    const until = isWhole ? text.length : text.lastIndexOf("\n");
    if (until <= read) return;
    for (const line of text.slice(read, until).split("\n")) last = lineIn(line) ?? last;
    read = until;
    if (last !== null && (last.is === "step" || last.is === "pictures")) onProgress(last);
  };
  request.upload.addEventListener("progress", ({ loaded, total }) =>
    onProgress({ is: "sending", done: loaded, of: total }),
  );
  request.addEventListener("progress", () => hear(false));
  request.addEventListener("load", () => {
    hear(true);
    const isEnd = last !== null && last.is !== "step" && last.is !== "pictures";
    resolve(isEnd ? (last as ImportEnd) : trouble(request.status >= 500 ? "server" : "unreachable"));
  });
  request.addEventListener("error", () => resolve(trouble(navigator.onLine ? "unreachable" : "offline")));
  request.addEventListener("abort", () => resolve(null));
  signal.addEventListener("abort", () => request.abort());
  request.open("POST", IMPORT_PATH);
  request.send(form);
  return answered;
}

function lineIn(line: string): ImportLine | null {
  if (line === "") return null;
  try {
    const read = ImportLine.safeParse(JSON.parse(line));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
