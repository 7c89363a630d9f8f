/// <reference types="google.maps" />
import { importLibrary, setOptions } from "@googlemaps/js-api-loader";
import type { Position } from "#contract/scalars.ts";
import { type MapEngine, type MapStart, type StartMap, wholeBounds, wholePosition } from "./mapEngine.ts";

/** Google's own, for whoever has made no style; advanced markers need one. */
const DEMO_MAP_ID = "DEMO_MAP_ID";

/** The loader takes its options once; a page keeps its first language for Google's texts until it is opened anew. */
let isConfigured = false;

const at = ({ latitude, longitude }: Position) => ({ lat: latitude, lng: longitude });

/** Google's map, in the customer's language and Japan's view of the world. */
export const startGoogle: StartMap = async (box, start) => {
  const { settings, language } = start;
  if (!isConfigured) {
    setOptions({
      key: settings.googleMapsKey ?? "",
      v: "weekly",
      language,
      region: "JP",
      authReferrerPolicy: "origin",
    });
    isConfigured = true;
  }
  const [maps, marker] = await Promise.all([importLibrary("maps"), importLibrary("marker")]);
  const map = new maps.Map(box, {
    center: at(start.centre),
    zoom: start.zoom,
    mapId: settings.googleMapId ?? DEMO_MAP_ID,
    disableDefaultUI: true,
    scaleControl: true,
    clickableIcons: false,
    colorScheme: "FOLLOW_SYSTEM",
    gestureHandling: start.isPolite ? "cooperative" : "greedy",
  });
  listen(map, start);

  const engine: MapEngine = {
    drawnBy: "google",
    mark: (element, position, isTop) => {
      const mark = new marker.AdvancedMarkerElement({
        map,
        position: at(position),
        content: element,
        zIndex: isTop ? 10_000 : null,
      });
      return () => {
        mark.map = null;
      };
    },
    moveTo: (centre, zoom) => {
      map.panTo(at(centre));
      if (zoom !== null) map.setZoom(zoom);
    },
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? start.zoom) + steps),
    fit: (bounds) => map.fitBounds(bounds, 48),
    destroy: () => {
      google.maps.event.clearInstanceListeners(map);
      box.replaceChildren();
    },
  };
  return engine;
};

function listen(map: google.maps.Map, { onFrame, onTap, onGround, onRefused }: MapStart): void {
  map.addListener("idle", () => {
    const bounds = map.getBounds();
    const centre = map.getCenter();
    if (!bounds || !centre) return;
    const [southWest, northEast] = [bounds.getSouthWest(), bounds.getNorthEast()];
    const [south, north, west] = [southWest.lat(), northEast.lat(), southWest.lng()];
    const span = (northEast.lng() - west + 360) % 360;
    onFrame({
      bounds: wholeBounds(south, west, north, west + span),
      centre: wholePosition(centre.lat(), centre.lng()),
      zoom: map.getZoom() ?? 0,
    });
  });
  map.addListener("click", (event: google.maps.MapMouseEvent) => {
    if (event.latLng) onTap(wholePosition(event.latLng.lat(), event.latLng.lng()));
  });
  map.addListener("tilesloaded", () => onGround(true));
  // Google's name for the function that it calls when it refuses the key.
  Object.assign(window, { gm_authFailure: onRefused });
}
