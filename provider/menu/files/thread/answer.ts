import { createHash, randomUUID } from "node:crypto";
import type { ImportedRow } from "#contract/calls/desk/menuFile.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import { contentText } from "#domain/menu/document/sameContent.ts";
import { type Bundle, bundleOf, type GivenFile } from "../bundle.ts";
import type { MenuRead } from "../entry.ts";
import { RefusedFile } from "../finding.ts";
import { idsIn } from "../plan/ids.ts";
import { matchPictures } from "../pictures/matchPictures.ts";
import type { ImportPlan } from "../plan/draft.ts";
import { planImport } from "../plan/planImport.ts";
import { unpacked } from "../read/archive.ts";
import { readMenuFile } from "../readMenuFile.ts";
import { importedRows } from "../words.ts";
import type { PlannedImport, Question, Reply } from "./protocol.ts";

interface Opened {
  readonly bundle: Bundle;
  readonly read: MenuRead | null;
  /** Names what the files hold. */
  readonly hash: string;
}

/** Answers questions about files, which are read once and kept. */
export function answerer(): (question: Question) => Reply {
  let opened: Opened | null = null;
  let file = "";

  function read(files: readonly GivenFile[]): Reply {
    file = files[0]?.name ?? "";
    const bundle = bundleOf(files);
    file = bundle.menu?.name ?? bundle.archive?.name ?? file;
    const found = bundle.menu === null ? null : readMenuFile(bundle.menu.bytes);
    const hash = createHash("sha256");
    for (const { bytes } of files) hash.update(String(bytes.length)).update(bytes);
    opened = { bundle, read: found, hash: hash.digest("base64url") };
    return { is: "read", ids: found === null ? [] : [...idsIn(found)], format: found?.format ?? null };
  }

  function plan(asked: Extract<Question, { is: "plan" }>): PlannedImport {
    if (opened === null) throw new Error("Nothing was read");
    const { bundle, hash, read: found } = opened;
    const { choices, existing, language, prefix } = asked;
    const taken = new Set(asked.taken);
    const naming = { prefix, isTaken: (id: string) => taken.has(id), makeId: () => randomUUID() };
    const none: ImportPlan = { document: existing, rows: [] };
    const { document, rows } = found === null ? none : planImport(existing, found, naming, choices);
    const told: readonly ImportedRow[] = importedRows(rows, language);
    return {
      document,
      rows: told,
      pictures: picturesIn(bundle, document, prefix),
      seen: createHash("sha256")
        .update(hash)
        .update(contentText([choices, existing]))
        .digest("base64url"),
    };
  }

  return (question) => {
    try {
      if (question.is === "read") return read(question.files);
      if (question.is === "plan") return { is: "planned", plan: plan(question) };
      const archive = opened?.bundle.archive?.bytes ?? new Uint8Array();
      const bytes = unpacked(archive, (name) => name === question.name).get(question.name);
      return { is: "picture", bytes: bytes ?? new Uint8Array() };
    } catch (error) {
      if (error instanceof RefusedFile)
        return { is: "refused", reason: error.reason, about: error.about, file };
      return { is: "failed", message: error instanceof Error ? `${error.stack}` : String(error) };
    }
  };
}

/** Whose pictures are is told of a menu that comes to be. */
const picturesIn = ({ archive, inside }: Bundle, document: MenuDocument | null, prefix: string) =>
  archive === null || document === null ? [] : matchPictures(archive.bytes, document, { inside, prefix });
