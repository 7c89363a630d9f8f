import type { MenuDocument } from "#contract/menuDocument.ts";
import type { Cells } from "../entry.ts";
import type { Finding, Place, RowFault, RowNote } from "../finding.ts";

/** What becomes of something that a file names. */
export interface ImportRow {
  readonly at: Place;
  /** Undefined where the row could not be read. */
  readonly what: "category" | "group" | "option" | "dish" | undefined;
  readonly name: string;
  /** The id that it has, or will have; empty where it is refused. */
  readonly id: string;
  readonly state: "new" | "changed" | "unchanged" | "left_out" | "refused";
  /** The fields that would change. */
  readonly fields: readonly string[];
  readonly findings: readonly Finding[];
  readonly notes: readonly RowNote[];
  /** The cells that it was read from. */
  readonly cells: Cells;
}

/** What an import would make of a menu. */
export interface ImportPlan {
  /** The menu then; null where a row is refused: all is taken, or nothing. */
  readonly document: MenuDocument | null;
  readonly rows: readonly ImportRow[];
}

/** A thing that is being planned: where it stands, and what is wrong with it. */
export class Planned {
  readonly findings: Finding[] = [];
  readonly #at: Place;
  readonly #cells: Cells;

  constructor({ at, cells }: { readonly at: Place; readonly cells: Cells }) {
    this.#at = at;
    this.#cells = cells;
  }

  /** Refuses it for what a cell says, or does not. */
  refuse(field: string, reason: RowFault, about = ""): void {
    const { column = "", title = "" } = this.#cells[field] ?? {};
    this.findings.push({ at: this.#at, column, title, reason, about });
  }

  /** What becomes of it. */
  row({ fields, id, isLeftOut = false, isNew, name, notes, what }: Outcome): ImportRow {
    const { findings } = this;
    const taken = isNew ? "new" : fields.length > 0 ? "changed" : "unchanged";
    const state = findings.length > 0 ? "refused" : isLeftOut ? "left_out" : taken;
    return {
      at: this.#at,
      what,
      name,
      id: state === "refused" || state === "left_out" ? "" : id,
      state,
      fields: state === "changed" ? fields : [],
      findings,
      notes: state === "refused" ? [] : notes,
      cells: this.#cells,
    };
  }
}

interface Outcome {
  readonly what: ImportRow["what"];
  readonly name: string;
  readonly id: string;
  readonly isNew: boolean;
  readonly isLeftOut?: boolean;
  readonly fields: readonly string[];
  readonly notes: readonly RowNote[];
}

/** Rows that a file names twice are refused, the later ones. */
export class Seen {
  readonly #rows = new Map<string, Place>();

  has(key: string): boolean {
    return this.#rows.has(key);
  }

  /** Where it was named before; undefined: nowhere. */
  before(key: string, at: Place): string | undefined {
    const first = this.#rows.get(key);
    if (first === undefined) this.#rows.set(key, at);
    return first === undefined ? undefined : String(first.row);
  }
}
