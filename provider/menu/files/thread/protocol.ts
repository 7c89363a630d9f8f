import * as z from "zod";
import type { ImportChoices, ImportedRow } from "#contract/calls/desk/menuFile.ts";
import type { MenuDocument } from "#contract/menuDocument.ts";
import type { WireLanguage } from "#contract/scalars.ts";
import type { GivenFile } from "../bundle.ts";
import type { MenuFormat } from "../entry.ts";
import { FILE_FAULTS } from "../finding.ts";
import type { MatchedPicture } from "../pictures/matchPictures.ts";

/** What the thread is asked for. */
export type Question =
  | { readonly is: "read"; readonly files: readonly GivenFile[] }
  | {
      readonly is: "plan";
      readonly existing: MenuDocument;
      /** Ids that things of other stores have. */
      readonly taken: readonly string[];
      readonly prefix: string;
      readonly choices: ImportChoices;
      /** In which rows are told. */
      readonly language: WireLanguage;
    }
  | { readonly is: "picture"; readonly name: string };

/** What files would make of a menu, as it is told. */
export interface PlannedImport {
  /** The menu then; null where a row is refused. */
  readonly document: MenuDocument | null;
  readonly rows: readonly ImportedRow[];
  readonly pictures: readonly MatchedPicture[];
  /** Names the files, the choices and the menu that they were compared with: the same for the same ones. */
  readonly seen: string;
}

/** What the thread answers; the values are its own, and of the types that are named here. */
export const Reply = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("read"),
    ids: z.array(z.string()),
    format: z.custom<MenuFormat | null>(),
  }),
  z.object({ is: z.literal("planned"), plan: z.custom<PlannedImport>() }),
  z.object({ is: z.literal("picture"), bytes: z.custom<Uint8Array>() }),
  z.object({
    is: z.literal("refused"),
    reason: z.literal(FILE_FAULTS),
    about: z.string(),
    file: z.string(),
  }),
  z.object({ is: z.literal("failed"), message: z.string() }),
]);
export type Reply = z.infer<typeof Reply>;
