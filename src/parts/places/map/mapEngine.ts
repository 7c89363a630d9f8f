import type { Bounds, Position } from "#contract/scalars.ts";
import type { MapSettings } from "#state/page/operatorSettings.ts";

/** What a map shows once it rests. */
export interface MapFrame {
  readonly bounds: Bounds;
  readonly centre: Position;
  /** As tiles of 256 pixels count it: 0 the world, 15 a neighbourhood. */
  readonly zoom: number;
}

/** A map on the page, whoever draws it. */
export interface MapEngine {
  readonly drawnBy: "google" | "leaflet";
  /** Puts an element of no size of its own at a position, over the others when `isTop`; returns how it is taken away. */
  readonly mark: (element: HTMLElement, position: Position, isTop: boolean) => () => void;
  /** Without a zoom the present one stays. */
  readonly moveTo: (centre: Position, zoom: number | null) => void;
  readonly zoomBy: (steps: number) => void;
  /** Shows all of it. */
  readonly fit: (bounds: Bounds) => void;
  readonly destroy: () => void;
}

export interface MapStart {
  readonly centre: Position;
  readonly zoom: number;
  /** Whether one finger and the wheel scroll the page, not the map. */
  readonly isPolite: boolean;
  readonly settings: MapSettings;
  /** BCP 47. */
  readonly language: string;
  /** It rests after a move, and once at the start. */
  readonly onFrame: (frame: MapFrame) => void;
  /** A tap on the ground, not on a mark. */
  readonly onTap: (position: Position) => void;
  /** Whether the ground's pictures can be had. */
  readonly onGround: (isThere: boolean) => void;
  /** It turned out afterwards that it may not be used, as with a key that is refused. */
  readonly onRefused: () => void;
}

/** Draws a map into an element; rejects when it cannot. */
export type StartMap = (box: HTMLElement, start: MapStart) => Promise<MapEngine>;

const clamp = (latitude: number) => Math.min(90, Math.max(-90, latitude));
/** Onto -180 to 180, however often one went round the world. */
const turn = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

/** Bounds as the contract wants them, of a view that may go past the poles and round the world. */
export function wholeBounds(south: number, west: number, north: number, east: number): Bounds {
  const latitudes = { south: clamp(south), north: clamp(north) };
  if (east - west >= 360) return { ...latitudes, west: -180, east: 180 };
  return { ...latitudes, west: turn(west), east: turn(east) };
}

/** A position on the globe of one that may lie past its seams; six digits are eleven centimetres. */
export function wholePosition(latitude: number, longitude: number): Position {
  const { south, west } = wholeBounds(latitude, longitude, latitude, longitude);
  return { latitude: Number(south.toFixed(6)), longitude: Number(west.toFixed(6)) };
}
