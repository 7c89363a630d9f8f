/** How a picture is cropped: what is in its middle, how near it is, and the proportion of what is left. */
export interface Crop {
  /** Height divided by width of what is left; null: the picture's own. */
  readonly ratio: number | null;
  /** 1: as much of the picture as fits the proportion; 2: half as wide. */
  readonly zoom: number;
  /** The focus point, as shares of the upright picture's width and height, 0 to 1. */
  readonly x: number;
  readonly y: number;
}

/** As much of a picture as a proportion allows, around its middle. */
export const wholeCrop = (ratio: number | null): Crop => ({ ratio, zoom: 1, x: 0.5, y: 0.5 });

/** How near one can come. */
export const LARGEST_ZOOM = 4;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture. */
export interface Part extends Size {
  readonly left: number;
  readonly top: number;
}

/**
 * The part that a crop leaves of an upright picture, in whole pixels: around the focus point, or as near to it as the
 * picture's edges let it be. Shown before it is sent, and cut by the provider, by this one rule.
 */
export function partOf({ height, width }: Size, { ratio, x, y, zoom }: Crop): Part {
  const wanted = ratio ?? height / width;
  const widest = Math.min(width, height / wanted);
  const partWidth = clamp(Math.round(widest / clamp(zoom, 1, LARGEST_ZOOM)), 1, width);
  const partHeight = clamp(Math.round(partWidth * wanted), 1, height);
  return {
    width: partWidth,
    height: partHeight,
    left: clamp(Math.round(x * width - partWidth / 2), 0, width - partWidth),
    top: clamp(Math.round(y * height - partHeight / 2), 0, height - partHeight),
  };
}

/** The focus point that lies in the middle of what a crop leaves: moving on from it moves at once. */
export function centered(size: Size, crop: Crop): Crop {
  const { height, left, top, width } = partOf(size, crop);
  return { ...crop, x: (left + width / 2) / size.width, y: (top + height / 2) / size.height };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
