import { resolve } from "node:path";
import type { Database } from "#provider/db/database.ts";
import type { Settings } from "#provider/operations/settings.ts";
import { embeddedFiles } from "./embeddedFiles.ts";
import { type FilesGateway, type FilesPlace, withFormer } from "./files.ts";
import { folderFiles } from "./folderFiles.ts";
import { s3Files } from "./s3Files.ts";

interface Keeping {
  readonly db: Database;
  readonly clock: () => Date;
  /** What a folder's path begins from. */
  readonly root?: string;
}

/** The files of one place. @throws RangeError for a bucket without its keys */
export function filesAt(
  place: FilesPlace,
  { s3 }: Pick<Settings, "s3">,
  { clock, db, root = "" }: Keeping,
): FilesGateway {
  if (place.kind === "database") return embeddedFiles({ db, clock });
  if (place.kind === "folder") return folderFiles(resolve(root, place.path));
  if (s3 === null) throw new RangeError("A bucket needs NOREN_S3_ACCESS_KEY and NOREN_S3_SECRET_KEY.");
  return s3Files({ bucket: place.bucket, ...s3 });
}

/** Where the settings have files kept, and where they may be still. */
export function chooseFiles(
  settings: Pick<Settings, "files" | "formerFiles" | "s3">,
  keeping: Keeping,
): FilesGateway {
  const files = filesAt(settings.files, settings, keeping);
  const { formerFiles } = settings;
  return formerFiles === null ? files : withFormer(files, filesAt(formerFiles, settings, keeping));
}
