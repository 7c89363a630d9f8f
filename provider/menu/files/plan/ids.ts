import { createHash } from "node:crypto";
import type { MenuRead } from "../entry.ts";

/** How new things get their ids. */
export interface Naming {
  /** Before the ids of other programs' files, which number their dishes as every store does. */
  readonly prefix: string;
  /** Whether an id is that of another store. */
  readonly isTaken: (id: string) => boolean;
  /** An id that nothing has. */
  readonly makeId: () => string;
}

/** The ids that a file has of categories and dishes. */
export const idsIn = ({ entries }: MenuRead): readonly string[] =>
  entries.flatMap((entry) => (entry.kind === "group" || entry.id === "" ? [] : [entry.id]));

const LONGEST = 64;

/** The ids of a menu's things of one kind, and what the file calls them. */
export class Ids {
  readonly #naming: Naming;
  readonly #keepsIds: boolean;
  readonly #known: Set<string>;
  readonly #byNumber = new Map<string, string | undefined>();
  readonly #called = new Map<string, string>();

  /** `keepsIds`: ids of the file are ours, and stay; others' get the prefix. */
  constructor(known: Iterable<string>, naming: Naming, keepsIds: boolean) {
    this.#known = new Set(known);
    this.#naming = naming;
    this.#keepsIds = keepsIds;
    for (const id of this.#known) {
      const number = unpadded(id);
      if (number !== undefined) this.#byNumber.set(number, this.#byNumber.has(number) ? undefined : id);
    }
  }

  /** The id of what the menu has, or the file brings, under the file's id. */
  find(id: string): string | undefined {
    if (id === "") return undefined;
    const called = this.#called.get(id);
    if (called !== undefined) return called;
    const own = [id, this.#prefixed(id)].find((each) => this.#known.has(each));
    // Spreadsheets drop the zeros before a number.
    return own ?? this.#byNumber.get(unpadded(id) ?? "");
  }

  /** Notes what the file calls something. */
  call(id: string, known: string): void {
    if (id !== "") this.#called.set(id, known);
  }

  /** An id for something new, which the file calls so. */
  add(id: string): string {
    const keeps = this.#keepsIds && !this.#naming.isTaken(id);
    const wanted = id === "" ? this.#naming.makeId() : keeps ? id : this.#prefixed(id);
    const made = this.#known.has(wanted) ? this.#naming.makeId() : wanted;
    this.#known.add(made);
    this.call(id, made);
    return made;
  }

  #prefixed(id: string): string {
    const whole = this.#naming.prefix + id;
    return whole.length <= LONGEST ? whole : createHash("sha256").update(whole).digest("hex").slice(0, 32);
  }
}

const unpadded = (id: string): string | undefined =>
  /^\d+$/.test(id) ? id.replace(/^0+(?=\d)/, "") : undefined;
