/** A file as it is kept and served. */
export interface StoredFile {
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * Keeps files by names that are never used for anything else, of letters, digits, "-", "_" and one ending. Never called in
 * a transaction, which could not be undone together with it.
 */
export interface FilesGateway {
  put(name: string, file: StoredFile): Promise<void>;
  /** Null for a name that is not, or no longer, kept. */
  get(name: string): Promise<StoredFile | null>;
  /** Names that are not kept are no error: it may be asked again. */
  remove(names: readonly string[]): Promise<void>;
}

/** Where files are kept. */
export type FilesPlace =
  | { readonly kind: "database" }
  | { readonly kind: "folder"; readonly path: string }
  /** A bucket by its whole address, maybe with a folder in it. */
  | { readonly kind: "s3"; readonly bucket: string };

/** How a place is written in the settings and on the command line. */
export const PLACES = "database, folder:/srv/noren/files, or s3:https://s3.example.com/bucket";

/** A place as it is written; null for what is none. */
export function readPlace(text: string): FilesPlace | null {
  if (text === "database") return { kind: "database" };
  const [, kind, rest = ""] = /^(folder|s3):(.+)$/.exec(text) ?? [];
  if (kind === "folder") return { kind, path: rest };
  const address = kind === "s3" ? URL.parse(rest) : null;
  if (address === null || !/^https?:$/.test(address.protocol)) return null;
  const { password, search, hash, username } = address;
  // Keys are settings of their own: an address is shown.
  if (`${username}${password}${search}${hash}` !== "") return null;
  return { kind: "s3", bucket: address.href.replace(/\/$/, "") };
}

/** A place as one writes it. */
export function placeText(place: FilesPlace): string {
  if (place.kind === "database") return "database";
  return place.kind === "folder" ? `folder:${place.path}` : `s3:${place.bucket}`;
}

const NAME = /^[\w-]{1,120}\.[a-z\d]{1,8}$/;

/** Whether a name is one of a file: it leads nowhere else. */
export const isFileName = (name: string): boolean => NAME.test(name);

const TYPES: Readonly<Record<string, string>> = { avif: "image/avif", webp: "image/webp" };

/** The media type that a file's ending means. */
export const typeOf = (name: string): string =>
  TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";

/** Keeps files in one place, and goes on reading those that have not moved there from the former one. */
export function withFormer(files: FilesGateway, former: FilesGateway): FilesGateway {
  return {
    put: (name, file) => files.put(name, file),
    get: async (name) => (await files.get(name)) ?? (await former.get(name)),
    async remove(names) {
      await former.remove(names);
      await files.remove(names);
    },
  };
}
