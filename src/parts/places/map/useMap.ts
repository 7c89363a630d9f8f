import { useAtomValue } from "jotai";
import { type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import Supercluster from "supercluster";
import type { Bounds, Position } from "#contract/scalars.ts";
import { mapSettingsAtom } from "#state/page/operatorSettings.ts";
import { useLanguageTag } from "#text/useLanguageTag.ts";
import type { MapPoint, MapViewProps } from "./MapView.tsx";
import type { MapEngine, MapFrame } from "./mapEngine.ts";
import { startMap } from "./startMap.ts";

/** All of Japan, where nothing is known of where to look. */
const JAPAN = { centre: { latitude: 36.5, longitude: 137.5 }, zoom: 5 };
const NEIGHBOURHOOD = 15;
/** What is nearer than this is seen well enough to put a pin on it. */
const TOWN = 13;
/** How much nearer a tap on a far map leads. */
const NEARER = 4;

interface DrawnMap {
  readonly engine: MapEngine | null;
  readonly frame: MapFrame | null;
  /** Null until it is known whether the ground's pictures can be had. */
  readonly hasGround: boolean | null;
  readonly hasFailed: boolean;
}

/** Draws the map into an element, and keeps what it shows in step with the props. */
export function useMap(box: RefObject<HTMLElement | null>, props: MapViewProps): DrawnMap {
  const { centre = null, zoom = NEIGHBOURHOOD, points, selected = null, size = "piece", turn = 0 } = props;
  const settings = useAtomValue(mapSettingsAtom);
  const language = useLanguageTag();
  const [engine, setEngine] = useState<MapEngine | null>(null);
  const [frame, setFrame] = useState<MapFrame | null>(null);
  const [hasGround, setGround] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [start, setStart] = useState(0);

  const onFrame = useEffectEvent((next: MapFrame) => {
    setFrame(next);
    props.onMove?.(next.bounds, next.centre);
  });
  const goTo = useEffectEvent((position: Position, engineNow: MapEngine) => {
    const isFar = frame !== null && frame.zoom < TOWN;
    if (props.hasPin) engineNow.moveTo(position, isFar ? Math.min(frame.zoom + NEARER, TOWN) : null);
    else props.onSelect?.(null);
  });
  const firstView = useEffectEvent(() => (centre ? { centre, zoom } : JAPAN));

  useEffect(() => {
    if (!box.current) return;
    let isCurrent = true;
    let drawn: MapEngine | null = null;
    const only =
      <Given extends unknown[]>(tell: (...given: Given) => void) =>
      (...given: Given) => {
        if (isCurrent) tell(...given);
      };
    startMap(box.current, {
      ...firstView(),
      isPolite: size === "piece",
      settings,
      language,
      onFrame: only(onFrame),
      onTap: only((position: Position) => drawn && goTo(position, drawn)),
      onGround: only(setGround),
      onRefused: only(() => setStart((count) => count + 1)),
    }).then(
      (made) => {
        drawn = made;
        if (isCurrent) setEngine(made);
        else made.destroy();
      },
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
      drawn?.destroy();
      setEngine(null);
    };
  }, [box, settings, language, size, start]);

  const goToCentre = useEffectEvent(() => centre && engine?.moveTo(centre, zoom));
  const [latitude, longitude] = [centre?.latitude, centre?.longitude];
  useEffect(() => {
    if (latitude !== undefined && longitude !== undefined) goToCentre();
  }, [engine, latitude, longitude, turn]);

  // Once: what is read for a map that was moved must not move it again.
  const isFit = useRef(false);
  const hasPoints = points.length > 0;
  const fit = useEffectEvent(() => {
    const all = boundsOf(points.map(({ position }) => position));
    if (!centre && all && !isFit.current) engine?.fit(all);
    isFit.current = true;
  });
  useEffect(() => {
    if (engine && hasPoints) fit();
  }, [engine, hasPoints]);

  const showSelected = useEffectEvent(() => {
    const chosen = points.find(({ id }) => id === selected);
    if (chosen && frame && !isIn(chosen.position, frame)) engine?.moveTo(chosen.position, null);
  });
  useEffect(() => {
    if (engine && selected !== null) showSelected();
  }, [engine, selected]);

  return { engine, frame, hasGround, hasFailed };
}

function isIn({ latitude, longitude }: Position, { bounds }: MapFrame): boolean {
  const { south, west, north, east } = bounds;
  const isBetween =
    west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return latitude >= south && latitude <= north && isBetween;
}

/** The least bounds around some positions; null around none. */
export function boundsOf(positions: readonly Position[]): Bounds | null {
  if (positions.length === 0) return null;
  const latitudes = positions.map(({ latitude }) => latitude);
  const longitudes = positions.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

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
