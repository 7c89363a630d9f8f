import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { type FilesGateway, placeText } from "#provider/gateways/files/files.ts";
import { folderFiles } from "#provider/gateways/files/folderFiles.ts";
import { s3Files } from "#provider/gateways/files/s3Files.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("pictures");

/** Where pictures are kept: a file is put there, read, and taken away again. */
export const files: Check = async ({ root, settings }) => {
  const { formerFiles } = settings;
  const former =
    formerFiles === null
      ? []
      : [
          warning(
            `Pictures are read from ${placeText(formerFiles)}, too.`,
            "Move them (npm run pictures -- move), then take NOREN_FILES_FORMER out of the settings.",
          ),
        ];
  return [await ofPlace(settings, root), ...former];
};

async function ofPlace(settings: Settings, root: string): Promise<Finding> {
  const place = outside(settings, root);
  if (place === null) return ok("Pictures are kept in the database.");
  const where = placeText(settings.files);
  try {
    await tryOut(place);
    return ok(`Pictures are kept in ${where}, which takes them and gives them back.`);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return fault(
      `Pictures cannot be kept in ${where} (${why}).`,
      settings.files.kind === "folder"
        ? "Let the account that runs Noren write there, or name another folder in NOREN_FILES."
        : "Check the bucket's address, its keys and region, and that the keys may read, write and delete in it.",
    );
  }
}

/** A place outside of the database; null: there is none. */
function outside({ files: place, s3 }: Settings, root: string): FilesGateway | null {
  if (place.kind === "folder") return folderFiles(resolve(root, place.path));
  return place.kind === "s3" && s3 !== null ? s3Files({ bucket: place.bucket, ...s3 }) : null;
}

async function tryOut(place: FilesGateway): Promise<void> {
  const name = `doctor-${randomBytes(9).toString("base64url")}.webp`;
  const content = randomBytes(64);
  await place.put(name, { type: "image/webp", content });
  try {
    const kept = await place.get(name);
    if (kept === null || !content.equals(kept.content)) throw new Error("it gives back another file");
  } finally {
    await place.remove([name]);
  }
}
