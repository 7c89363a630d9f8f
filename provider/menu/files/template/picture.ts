import * as z from "zod/mini";
import { Picture } from "#contract/scalars.ts";
import { parseJson } from "#domain/values/untrusted.ts";
import type { ReadRow } from "../read/row.ts";

/**
 * A picture as a cell has it: its address, widths, proportion and color, as `/pictures/soba 320,640 0.75 #a0522d`, then, as
 * JSON, what was written of it for who cannot see it.
 */
export const pictureText = ({ src, widths, ratio, tint, alt }: Picture): string =>
  [src, widths.join(","), ratio, tint, ...(alt === undefined ? [] : [JSON.stringify(alt)])].join(" ");

/** Such a picture; null for an empty cell, undefined without the column. */
export function pictureIn(row: ReadRow): Picture | null | undefined {
  if (!row.has("picture")) return undefined;
  if (row.text("picture") === "") return null;
  return row.value("picture", pictureOf, "not_a_picture");
}

function pictureOf(text: string): Picture | undefined {
  const [, facts = "", alt] = /^(.*?)(?: (\{.*\}))?$/s.exec(text) ?? [];
  const parts = facts.split(" ");
  const [widths = "", ratio = "", tint = ""] = parts.slice(-3);
  const read = z.safeParse(Picture, {
    src: parts.slice(0, -3).join(" "),
    widths: widths.split(",").map((width) => (/^\d+$/.test(width) ? Number(width) : undefined)),
    ratio: ratio === "" ? undefined : Number(ratio),
    tint,
    ...(alt !== undefined && { alt: parseJson(alt) }),
  });
  return read.success ? read.data : undefined;
}
