import { useEffect, useRef, useState } from "react";
import type { Bounds, Position } from "#contract/scalars.ts";
import { lazyWithRetry, LazyLayer } from "#parts/trouble/lazyWithRetry.tsx";
import styles from "./MapView.module.css";

const MapCanvas = lazyWithRetry(() => import("./MapCanvas.tsx"));

/** Something that stands on the map. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  /** A short word in its bubble, as a price; none: a pin alone. */
  readonly note?: string | null;
  readonly position: Position;
}

export interface MapViewProps {
  /** What the map shows; read aloud. */
  readonly label: string;
  readonly points: readonly MapPoint[];
  readonly selected?: string | null;
  /** A press on a point, or null for one beside them. */
  readonly onSelect?: ((id: string | null) => void) | undefined;
  /** It rests after a move, and once at the start. */
  readonly onMove?: ((bounds: Bounds, centre: Position) => void) | undefined;
  /** What it shows first, and goes to when it changes; without it, all points. */
  readonly centre?: Position | null;
  /** Another number brings the map to its centre again, though that is the same. */
  readonly turn?: number;
  /** Default 15, a neighbourhood. */
  readonly zoom?: number;
  /** Where the customer is. */
  readonly own?: Position | null;
  /** A pin that stands still in the middle while the map is moved beneath it: a tap moves the map there, and a far one nearer. */
  readonly hasPin?: boolean;
  /** "piece" (default): among other things, where one finger scrolls the page; "whole": most of a screen; "beside": a
   * piece, as high as the screen where it stands beside a list. */
  readonly size?: "piece" | "whole" | "beside";
}

/**
 * A map, which is fetched and drawn only when it comes into view. What it shows must stand in a list beside or below
 * it as well: a map alone is of no use to many.
 */
export default function MapView(props: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: "64px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={frame} className={styles.frame} data-size={props.size ?? "piece"} aria-label={props.label}>
      {isSeen && (
        <LazyLayer>
          <MapCanvas {...props} />
        </LazyLayer>
      )}
    </section>
  );
}
