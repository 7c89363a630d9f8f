/** What a file is by its first bytes. */
export type PictureType = "jpeg" | "png" | "webp" | "heic" | "other";

/** Bytes that tell a picture's kind. */
export const TELLING_BYTES = 16;

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Brands of HEIF's box "ftyp" under which phones write HEIC. */
const HEIC = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** The kind of a picture by its magic bytes; its name and what its sender calls it mean nothing. */
export function pictureType(bytes: Uint8Array): PictureType {
  const begins = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  const word = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4));
  if (begins(JPEG)) return "jpeg";
  if (begins(PNG)) return "png";
  if (word(0) === "RIFF" && word(8) === "WEBP") return "webp";
  return word(4) === "ftyp" && HEIC.includes(word(8)) ? "heic" : "other";
}
