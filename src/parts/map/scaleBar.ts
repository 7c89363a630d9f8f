/** Metres of a pixel at the equator when one tile of 256 pixels is the world. */
const METRES_A_PIXEL = 156_543.034;
const WIDEST = 88;

/** A round length, 1, 2 or 5 of a power of ten in metres, of at most 88 pixels on a Mercator map. */
export function scaleBar(
  latitude: number,
  zoom: number,
): { readonly metres: number; readonly pixels: number } {
  const metresAPixel = (METRES_A_PIXEL * Math.cos((latitude * Math.PI) / 180)) / 2 ** zoom;
  const most = Math.max(1, metresAPixel * WIDEST);
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2].find((step) => step * power <= most) ?? 1) * power;
  return { metres, pixels: Math.max(8, Math.round(metres / metresAPixel)) };
}
