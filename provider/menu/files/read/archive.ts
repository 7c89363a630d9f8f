import { strFromU8, unzipSync } from "fflate";
import { RefusedFile } from "../finding.ts";

/** Most files of an archive, and most bytes of them, unpacked. */
const MOST_FILES = 2_000;
const MOST_BYTES = 200 * 1_024 * 1_024;
/** What compresses better than this is made to fill a memory: rows of a sheet come to a tenth of it. */
const MOST_RATIO = 250;
/** Below this nobody minds how well it compresses. */
const SMALL = 1_024 * 1_024;

/**
 * Unpacks the files of an archive that are wanted. Nothing grows beyond the size that the archive announces for it, and
 * that is looked at before anything is unpacked.
 * @throws RefusedFile for an archive that is broken, or would grow too large
 */
export function unpacked(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let files = 0;
  let total = 0;
  const found = read(() =>
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        files += 1;
        if (files > MOST_FILES) throw new RefusedFile("too_large", `${MOST_FILES}`);
        if (!isWanted(name)) return false;
        total += originalSize;
        if (total > MOST_BYTES || (originalSize > SMALL && originalSize > size * MOST_RATIO))
          throw new RefusedFile("too_large", name);
        return true;
      },
    }),
  );
  return new Map(Object.entries(found));
}

/** The names in an archive, nothing unpacked. */
export function namesIn(bytes: Uint8Array): readonly string[] {
  const names: string[] = [];
  const note = ({ name }: { readonly name: string }) => {
    names.push(name);
    if (names.length > MOST_FILES) throw new RefusedFile("too_large", `${MOST_FILES}`);
    return false;
  };
  read(() => unzipSync(bytes, { filter: note }));
  return names;
}

/** A file of text in an archive. */
export const textOf = (bytes: Uint8Array): string => strFromU8(bytes);

function read<T>(job: () => T): T {
  try {
    return job();
  } catch (error) {
    if (error instanceof RefusedFile) throw error;
    throw new RefusedFile("broken_archive");
  }
}
