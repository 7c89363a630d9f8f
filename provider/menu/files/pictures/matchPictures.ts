import type { MenuDocument } from "#contract/menuDocument.ts";
import type { RowFault } from "../finding.ts";
import { BESIDE } from "../bundle.ts";
import { nameKey } from "../plan/merge.ts";
import { namesIn, unpacked } from "../read/archive.ts";
import { textIn } from "../read/text.ts";

/** A picture of an archive, and whose it is. */
export interface MatchedPicture {
  /** Its name in the archive, as one reads it. */
  readonly file: string;
  /** Its name as the archive has it, to unpack it by. */
  readonly name: string;
  /** The dish that it shows; null where it is refused. */
  readonly dish_id: string | null;
  readonly reason: Extract<
    RowFault,
    "picture_of_nothing" | "picture_of_several" | "not_a_picture" | "double_name"
  > | null;
}

interface Known {
  /** Before the ids that other programs' files gave to the store's dishes. */
  readonly prefix: string;
  /** The menu that lies beside the pictures, which is none; null: there is none. */
  readonly inside: string | null;
}

/**
 * Whose the pictures of an archive are: a file is called by its dish's id, ours or the one of the program that the menu
 * came from, or by its name. They are unpacked one by one, and what they are is told by their bytes.
 * @throws RefusedFile for an archive that is broken or too large
 */
export function matchPictures(
  bytes: Uint8Array,
  { dishes }: MenuDocument,
  { inside, prefix }: Known,
): readonly MatchedPicture[] {
  const byId = new Set(dishes.map(({ id }) => id));
  const byName = new Map<string, Set<string>>();
  for (const { id, name } of dishes)
    for (const words of Object.values(name)) {
      const key = nameKey({ ja: words });
      if (key !== "") byName.set(key, (byName.get(key) ?? new Set()).add(id));
    }
  const dishesOf = (file: string) => {
    const stem = (file.split("/").at(-1) ?? "").replace(/\.[^.]*$/, "");
    const id = [stem, prefix + stem].find((each) => byId.has(each));
    return id === undefined ? [...(byName.get(nameKey({ ja: stem })) ?? [])] : [id];
  };

  const seen = new Set<string>();
  return namesIn(bytes)
    .filter((name) => !BESIDE.test(name) && name !== inside)
    .map((name): MatchedPicture => {
      const spellings = [name, respelled(name)];
      const file = spellings.find((each) => dishesOf(each).length > 0) ?? respelled(name);
      const found = dishesOf(file);
      const refused = (reason: MatchedPicture["reason"]) => ({ file, name, dish_id: null, reason });
      if (!isPicture(unpacked(bytes, (each) => each === name).get(name))) return refused("not_a_picture");
      const [dish_id] = found;
      if (dish_id === undefined) return refused("picture_of_nothing");
      if (found.length > 1) return refused("picture_of_several");
      if (seen.has(dish_id)) return refused("double_name");
      seen.add(dish_id);
      return { file, name, dish_id, reason: null };
    });
}

/** Archives of older programs do not say how their names are coded: Shift_JIS in Japan, UTF-8 on a Macintosh. */
function respelled(name: string): string {
  if (!/^[\0-\u00FF]*$/.test(name) || !/[\u0080-\u00FF]/.test(name)) return name;
  try {
    return textIn(Buffer.from(name, "latin1"));
  } catch {
    return name;
  }
}

/** How pictures begin that a store can show: JPEG, PNG and WebP. */
function isPicture(bytes: Uint8Array | undefined): boolean {
  const start = Buffer.from(bytes?.subarray(0, 12) ?? []).toString("latin1");
  return (
    start.startsWith("\u00FF\u00D8\u00FF") ||
    start.startsWith("\u0089PNG\r\n\u001A\n") ||
    (start.startsWith("RIFF") && start.endsWith("WEBP"))
  );
}
