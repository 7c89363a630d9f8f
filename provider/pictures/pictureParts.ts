import { chooseFiles } from "#provider/gateways/files/chooseFiles.ts";
import type { Parts } from "#provider/server/context.ts";
import { fewAtOnce } from "#provider/server/uploads/fewAtOnce.ts";
import { forgetUploads } from "#provider/server/uploads/uploadFiles.ts";
import { sweepPictures } from "./sweepPictures.ts";

/** Pictures drawn at the same time: each takes some hundred megabytes while it is. */
const DRAWN_AT_ONCE = 2;

/** What the provider keeps and draws pictures by: in `files`, or where the settings say. */
export function pictureParts(
  files: Parts["files"] | undefined,
  ...[settings, keeping]: Parameters<typeof chooseFiles>
): Pick<Parts, "files" | "drawing"> {
  return { files: files ?? chooseFiles(settings, keeping), drawing: fewAtOnce(DRAWN_AT_ONCE) };
}

/** Removes pictures that nothing uses: those that guests sent, then the staff's. */
export async function sweepAllPictures(parts: Pick<Parts, "db" | "clock" | "files">): Promise<void> {
  await forgetUploads(parts);
  await sweepPictures(parts);
}
