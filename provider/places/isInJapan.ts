import type { Point } from "#provider/gateways/geocoder/geocoder.ts";
import outline from "./gazetteer/outline.json" with { type: "json" };

/** Metres by which a coast may be drawn wrongly: quays and made land lie off it. */
const MARGIN = 1_500;
const METRES = 111_195;

interface Island {
  readonly coast: readonly number[];
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const islands: readonly Island[] = outline.map((coast) => {
  const [latitudes, longitudes] = [0, 1].map((offset) => coast.filter((_, place) => place % 2 === offset));
  const [south = 0, north = 0] = extent(latitudes ?? []);
  const [west = 0, east = 0] = extent(longitudes ?? []);
  return { coast, south, north, west, east };
});

/** Whether a position is on land in Japan, or within a kilometre and a half of its coast. */
export function isInJapan({ latitude, longitude }: Point): boolean {
  const margin = MARGIN / METRES;
  const wide = margin / Math.cos((latitude * Math.PI) / 180);
  return islands.some(
    (island) =>
      latitude > island.south - margin &&
      latitude < island.north + margin &&
      longitude > island.west - wide &&
      longitude < island.east + wide &&
      isOnOrNear(island.coast, latitude, longitude),
  );
}

/** A ray to the east crosses the coast an odd number of times from inside. */
function isOnOrNear(coast: readonly number[], latitude: number, longitude: number): boolean {
  const narrow = Math.cos((latitude * Math.PI) / 180);
  let isInside = false;
  let [fromY = 0, fromX = 0] = coast.slice(-2);
  for (let place = 0; place < coast.length; place += 2) {
    const [toY = 0, toX = 0] = [coast[place], coast[place + 1]];
    const crosses = fromY > latitude !== toY > latitude;
    if (crosses && longitude < fromX + ((latitude - fromY) / (toY - fromY)) * (toX - fromX)) {
      isInside = !isInside;
    }
    const from = { x: (fromX - longitude) * narrow, y: fromY - latitude };
    const to = { x: (toX - longitude) * narrow, y: toY - latitude };
    if (distanceFromLine(from, to) * METRES < MARGIN) return true;
    [fromY, fromX] = [toY, toX];
  }
  return isInside;
}

interface Flat {
  readonly x: number;
  readonly y: number;
}

/** From the origin to a stretch of a line. */
function distanceFromLine(from: Flat, to: Flat): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, -(from.x * x + from.y * y) / length));
  return Math.hypot(from.x + share * x, from.y + share * y);
}

function extent(numbers: readonly number[]): [least: number, most: number] {
  return numbers.reduce<[number, number]>(
    ([least, most], each) => [Math.min(least, each), Math.max(most, each)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}
