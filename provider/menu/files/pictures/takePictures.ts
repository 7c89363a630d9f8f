import type { ImportState } from "#contract/calls/desk/menuFile.ts";
import type { MenuDish, MenuDocument } from "#contract/menuDocument.ts";
import type { Picture } from "#contract/scalars.ts";
import type { UploadFault } from "#contract/upload.ts";
import type { Parts } from "#provider/server/context.ts";
import { keepStorePicture, largestFile } from "#provider/pictures/storePicture.ts";
import { shownName } from "../plan/merge.ts";
import type { MatchedPicture } from "./matchPictures.ts";

/** What becomes of a picture of an archive. */
export interface PictureRow {
  readonly file: string;
  /** The name of the dish that it shows; empty: of none. */
  readonly dish: string;
  readonly state: ImportState;
  readonly reason: MatchedPicture["reason"] | UploadFault;
}

interface Given {
  readonly store_id: string;
  readonly document: MenuDocument;
  readonly pictures: readonly MatchedPicture[];
  readonly bytesOf: (picture: MatchedPicture) => Promise<Uint8Array>;
  /** Called before each, with how many are done; false: nobody waits for it any more. */
  readonly goOn: (done: number) => Promise<boolean>;
}

interface Taken {
  /** The menu with its dishes' new pictures. */
  readonly document: MenuDocument;
  readonly rows: readonly PictureRow[];
  /** The kept ones that it uses. */
  readonly ids: readonly string[];
}

/**
 * Keeps the pictures of an archive for a store, and gives them to their dishes; what is a dish's already stays. Null where
 * nobody waits for it any more.
 */
export async function takePictures(
  parts: Pick<Parts, "db" | "clock" | "files">,
  { bytesOf, document, goOn, pictures, store_id }: Given,
): Promise<Taken | null> {
  const dishes = new Map(document.dishes.map((dish) => [dish.id, dish]));
  const rows: PictureRow[] = [];
  const ids: string[] = [];
  for (const [done, matched] of pictures.entries()) {
    if (!(await goOn(done))) return null;
    const dish = dishes.get(matched.dish_id ?? "");
    const { file, reason } = matched;
    if (dish === undefined || reason !== null) {
      // A photograph of something else harms nobody; a file that is none may be meant.
      const state = reason === "picture_of_nothing" ? "left_out" : "refused";
      rows.push({ file, dish: "", state, reason });
      continue;
    }
    const name = shownName(dish.name);
    const bytes = await bytesOf(matched);
    if (await isShownAlready(parts, dish, bytes)) {
      rows.push({ file, dish: name, state: "unchanged", reason: null });
      continue;
    }
    const kept = await keepStorePicture(parts, store_id, bytes);
    if (typeof kept === "string") {
      rows.push({ file, dish: name, state: "refused", reason: kept });
      continue;
    }
    const { id, picture } = kept;
    rows.push({ file, dish: name, state: stateOf(dish.picture, picture), reason: null });
    if (dish.picture?.src === picture.src) continue;
    dishes.set(dish.id, { ...dish, picture });
    ids.push(id);
  }
  return { document: { ...document, dishes: [...dishes.values()] }, rows, ids };
}

/** Whether it is what an export gave of the dish's picture. */
async function isShownAlready(
  { files }: Pick<Parts, "files">,
  { picture }: MenuDish,
  bytes: Uint8Array,
): Promise<boolean> {
  const name = picture === null ? null : largestFile(picture);
  const file = name === null ? null : await files.get(name);
  return file !== null && Buffer.compare(file.content, bytes) === 0;
}

const stateOf = (was: Picture | null, is: Picture): ImportState =>
  was === null ? "new" : was.src === is.src ? "unchanged" : "changed";
