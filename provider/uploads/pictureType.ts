/** What a file is by its first bytes. */
export type PictureType = "jpeg" | "png" | "webp" | "heic" | "other";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Brands of HEIF's box "ftyp" under which phones write HEIC. */
const HEIC = ["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"];

/** The kind of a picture by its magic bytes; its name and what its sender calls it mean nothing. */
export function pictureType(bytes: Uint8Array): PictureType {
  const head = Buffer.from(bytes.subarray(0, 16));
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg";
  if (head.subarray(0, PNG.length).equals(PNG)) return "png";
  const word = (from: number) => head.toString("latin1", from, from + 4);
  if (word(0) === "RIFF" && word(8) === "WEBP") return "webp";
  return word(4) === "ftyp" && HEIC.includes(word(8)) ? "heic" : "other";
}
