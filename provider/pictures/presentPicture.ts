import type { Picture, WireLanguage } from "#contract/scalars.ts";

/** A picture that is shown small, beside words that say what it shows: what was written of it stays behind. */
export function listedPicture(picture: Picture | null): Picture | null {
  if (picture?.alt === undefined) return picture;
  const { alt: _, ...listed } = picture;
  return listed;
}

/** A picture that is shown large, with what it shows in a guest's own language, where that was written. */
export function describedPicture(picture: Picture | null, language: WireLanguage): Picture | null {
  const listed = listedPicture(picture);
  const words = picture?.alt?.[language] ?? "";
  return listed === null || words === "" ? listed : { ...listed, alt: { [language]: words } };
}
