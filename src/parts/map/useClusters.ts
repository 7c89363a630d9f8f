import Supercluster from "supercluster";
import { useMemo } from "react";
import type { Position } from "#contract/scalars.ts";
import type { MapFrame } from "./mapEngine.ts";
import type { MapPoint } from "./MapView.tsx";

/** What stands at one place of the map: a point of its own, or several that would cover each other. */
export type Clustered =
  | { readonly key: string; readonly point: MapPoint }
  | { readonly key: string; readonly count: number; readonly position: Position; readonly zoom: number };

/** Pixels within which points become one. */
const RADIUS = 72;
/** From here on every point stands for itself. */
const CLOSE = 17;

/** Points and clusters within a frame; the selected point always stands for itself. */
export function useClusters(
  points: readonly MapPoint[],
  selected: string | null,
  frame: MapFrame | null,
): readonly Clustered[] {
  const index = useMemo(() => {
    const made = new Supercluster<{ readonly point: MapPoint }>({ radius: RADIUS, maxZoom: CLOSE - 1 });
    return made.load(
      points
        .filter(({ id }) => id !== selected)
        .map((point) => ({
          type: "Feature",
          properties: { point },
          geometry: { type: "Point", coordinates: [point.position.longitude, point.position.latitude] },
        })),
    );
  }, [points, selected]);

  return useMemo(() => {
    if (!frame) return [];
    const { south, west, north, east } = frame.bounds;
    const found = index.getClusters([west, south, east, north], Math.round(frame.zoom));
    const standing = found.map((feature): Clustered => {
      const { properties } = feature;
      if (!("cluster" in properties)) return { key: `point ${properties.point.id}`, point: properties.point };
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      return {
        key: `cluster ${properties.cluster_id}`,
        count: properties.point_count,
        position: { latitude, longitude },
        zoom: Math.min(CLOSE, index.getClusterExpansionZoom(properties.cluster_id)),
      };
    });
    const chosen = points.find(({ id }) => id === selected);
    return chosen ? [...standing, { key: `point ${chosen.id}`, point: chosen }] : standing;
  }, [index, points, selected, frame]);
}
