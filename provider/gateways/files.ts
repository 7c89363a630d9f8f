/** A file as it is kept and served. */
export interface StoredFile {
  /** Media type. */
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * Keeps files by names that are never used for anything else: in the database by default. Never called in a
 * transaction, which could not be undone together with it.
 */
export interface FilesGateway {
  put(name: string, file: StoredFile): Promise<void>;
  /** Null for a name that is not, or no longer, kept. */
  get(name: string): Promise<StoredFile | null>;
  /** Names that are not kept are no error: it may be asked again. */
  remove(names: readonly string[]): Promise<void>;
}
