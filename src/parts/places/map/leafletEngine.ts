import "leaflet/dist/leaflet.css";
import type * as Leaflet from "leaflet";
import type { Position } from "#contract/scalars.ts";
import styles from "./MapCanvas.module.css";
import { type MapEngine, type MapStart, type StartMap, wholeBounds, wholePosition } from "./mapEngine.ts";

/** Milliseconds that the longest of Leaflet's own movements takes, and some. */
const UNDER_WAY = 1_000;

const at = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** The map without a key: tiles of the address in the settings, and a plain ground where they cannot be had. */
export const startLeaflet: StartMap = async (box, start) => {
  trustLeaflet();
  const leaflet = await import("leaflet");
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leaflet.map(box, {
    // Both write HTML, and look like nobody else's buttons.
    attributionControl: false,
    zoomControl: false,
    minZoom: 3,
    maxZoom: 19,
    worldCopyJump: true,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    inertia: !isStill,
    scrollWheelZoom: !start.isPolite,
    dragging: !(start.isPolite && window.matchMedia("(pointer: coarse)").matches),
  });
  // On its own box Leaflet follows the window alone.
  const observer = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  observer.observe(box);
  listen(map, start);
  map.setView(at(start.centre), start.zoom);
  lay(leaflet, map, start);

  const engine: MapEngine = {
    drawnBy: "leaflet",
    mark: (element, position, isTop) => {
      const icon = leaflet.divIcon({ html: element, className: "", iconSize: [0, 0] });
      const marker = leaflet.marker(at(position), {
        icon,
        keyboard: false,
        interactive: false,
        zIndexOffset: isTop ? 10_000 : 0,
      });
      marker.addTo(map);
      return () => void marker.remove();
    },
    moveTo: (centre, zoom) => void map.setView(at(centre), zoom ?? map.getZoom(), { animate: !isStill }),
    zoomBy: (steps) => void map.setZoom(map.getZoom() + steps, { animate: !isStill }),
    fit: ({ south, west, north, east }) =>
      void map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { padding: [48, 48], maxZoom: 16, animate: !isStill },
      ),
    destroy: () => {
      observer.disconnect();
      // A movement that was announced before may be told after the map is gone.
      map.off("moveend");
      // It asks for its panes once more at the end of what it has under way, and does not look whether they are there.
      setTimeout(() => requestAnimationFrame(() => map.remove()), UNDER_WAY);
    },
  };
  return engine;
};

function listen(map: Leaflet.Map, { onFrame, onTap }: MapStart): void {
  map.on("moveend", () => {
    const shown = map.getBounds();
    const centre = map.getCenter();
    onFrame({
      bounds: wholeBounds(shown.getSouth(), shown.getWest(), shown.getNorth(), shown.getEast()),
      centre: wholePosition(centre.lat, centre.lng),
      zoom: map.getZoom(),
    });
  });
  map.on("click", ({ latlng, originalEvent }) => {
    // By the way that the tap took: what was tapped may have been drawn anew since, and stand nowhere.
    if (originalEvent.composedPath().some((one) => one instanceof HTMLButtonElement)) return;
    onTap(wholePosition(latlng.lat, latlng.lng));
  });
}

/** The ground: a plain one that moves with the map, and over it the tiles that come. */
function lay(leaflet: typeof Leaflet, map: Leaflet.Map, { settings, onGround }: MapStart): void {
  class Plain extends leaflet.GridLayer {
    protected override createTile() {
      const square = document.createElement("div");
      square.className = styles.square ?? "";
      return square;
    }
  }
  new Plain({ className: styles.plain ?? "" }).addTo(map);
  if (!settings.mapTiles) return onGround(false);
  const tiles = leaflet.tileLayer(settings.mapTiles, { maxZoom: 19, className: styles.tiles ?? "" });
  let hasCome = false;
  tiles.on("tileload", () => {
    hasCome = true;
    onGround(true);
  });
  tiles.on("tileerror", () => !hasCome && onGround(false));
  tiles.addTo(map);
}

interface TrustedTypes {
  readonly defaultPolicy: unknown;
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string | null },
  ) => unknown;
}

declare global {
  /** Missing where the browser does not know trusted types. */
  var trustedTypes: TrustedTypes | undefined;
}

/** What Leaflet writes while it finds out what the browser can draw. */
const TRIED = new Set(["<svg/>", '<v:shape adj="1"/>']);

/**
 * Pages take HTML from trusted types alone, and Leaflet tries two constant pieces of it when it is loaded: those two
 * are let through, and nothing else is.
 */
export function trustLeaflet(types: TrustedTypes | undefined = globalThis.trustedTypes): void {
  if (!types || types.defaultPolicy) return;
  types.createPolicy("default", { createHTML: (text) => (TRIED.has(text) ? text : null) });
}
