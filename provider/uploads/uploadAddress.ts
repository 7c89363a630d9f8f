/** Bytes of randomness in a picture's name: nobody comes upon one by guessing. */
export const NAME_BYTES = 18;
const NAME = "[\\w-]{24}";

/** Addresses under which uploaded pictures are served. */
export const PICTURES = new RegExp(`^/uploads/(${NAME}-\\d{1,4}\\.(?:avif|webp))$`);

/** Address of a picture without width and ending, as `Picture` has it. `origin` is empty for the page's own. */
export function pictureSource(origin: string, id: string): string {
  return `${origin}/uploads/${id}`;
}

/** Name of a picture's file in one size and form. */
export function fileName(id: string, width: number, format: string): string {
  return `${id}-${width}.${format}`;
}

/** The upload that an address stands for, as its upload answered it or as its picture has it; null for any other. */
export function uploadIn(address: string): string | null {
  return new RegExp(`/uploads/(${NAME})(?:-\\d{1,4}\\.(?:avif|webp))?$`).exec(address)?.[1] ?? null;
}
