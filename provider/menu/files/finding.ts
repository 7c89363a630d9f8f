import type { MenuFault } from "#contract/menuChanges.ts";

/** Why a file is not taken at all. */
export const FILE_FAULTS = [
  "empty",
  "too_large",
  "too_many_rows",
  "too_many_sheets",
  "broken_archive",
  "broken_workbook",
  "broken_csv",
  "broken_yaml",
  "old_workbook",
  "pdf",
  "picture",
  "other_kind",
  "unknown_coding",
  "unknown_columns",
  "no_rows",
  "several_files",
] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

/** Why a row is refused. */
export const ROW_FAULTS = [
  "formula",
  "error_value",
  "too_long",
  "not_a_price",
  "negative_price",
  "price_too_high",
  "price_not_whole",
  "price_missing",
  "id_missing",
  "not_an_id",
  "number_for_id",
  "unknown_word",
  "not_a_number",
  "not_a_time",
  "kind_missing",
  "not_understood",
  "double_id",
  "double_name",
  "category_missing",
  "category_unknown",
  "group_unknown",
  "group_differs",
  "too_many_options",
  "too_many_categories",
  "too_many_groups",
  "too_many_dishes",
  "course_unknown",
  "dish_unknown",
  "picture_of_nothing",
  "picture_of_several",
  "not_a_picture",
] as const;
/** The last are those of a menu that its editor finds as well. */
export type RowFault = (typeof ROW_FAULTS)[number] | MenuFault["fault"];

/** What the owner should know of a row that is taken. */
export const ROW_NOTES = [
  "price_open",
  "archived",
  "category_numbered",
  "modifier_unknown",
  "topping_in_group",
] as const;
export type RowNote = (typeof ROW_NOTES)[number];

/** Where something stands in a file. */
export interface Place {
  /** Name of the sheet, or of the list in a YAML file; empty in a file of one table. */
  readonly sheet: string;
  /** As a spreadsheet counts its rows, and an editor its lines: from 1. */
  readonly row: number;
}

/** A row that cannot be taken as it is. */
export interface Finding {
  readonly at: Place;
  /** Letter of the column; empty where it has none, or where no single cell is at fault. */
  readonly column: string;
  /** Its title, as the file has it. */
  readonly title: string;
  readonly reason: RowFault;
  /** What is meant: the word that is not known, the row that was before. */
  readonly about: string;
}

/** A file that is not taken. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
  readonly reason: FileFault;
  readonly about: string;
  constructor(reason: FileFault, about = "") {
    super(about === "" ? reason : `${reason}: ${about}`);
    this.reason = reason;
    this.about = about;
  }
}
