import type { Picture } from "#contract/scalars.ts";
import type { Frontend } from "#provider/pages/frontend.ts";
import type { Parts } from "#provider/parts.ts";
import { PICTURES } from "#provider/uploads/uploadAddress.ts";

/**
 * The bytes of a picture's largest size, from the build or from what was uploaded; null for one that is kept elsewhere:
 * nothing is fetched from where an address says.
 */
export async function pictureBytes(
  { src, widths }: Picture,
  { files, settings }: Pick<Parts, "files" | "settings">,
  frontend: Pick<Frontend, "file">,
): Promise<Uint8Array | null> {
  const largest = widths.toSorted((one, other) => one - other).at(-1);
  if (largest === undefined) return null;
  const origin = settings.publicOrigin ?? "";
  const path = `${src.startsWith(`${origin}/`) ? src.slice(origin.length) : src}-${largest}.webp`;
  if (!/^\/[^/\\]/.test(path)) return null;
  const upload = PICTURES.exec(path)?.[1];
  if (upload !== undefined) return (await files.get(upload))?.content ?? null;
  const file = await frontend.file(new Request(new URL(path, "http://build.invalid")));
  return file?.ok === true ? new Uint8Array(await file.arrayBuffer()) : null;
}
