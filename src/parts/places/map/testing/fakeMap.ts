import { act } from "@testing-library/react";
import { vi } from "vitest";
import type { MapFrame, MapStart, StartMap } from "#parts/places/map/mapEngine.ts";

/** A map that draws nothing: it keeps its marks, and rests, is tapped and moved when the test says so. */
export function fakeMap() {
  let told: MapStart | null = null;
  let box: HTMLElement | null = null;
  const moveTo = vi.fn<(centre: MapFrame["centre"], zoom: number | null) => void>();
  const zoomBy = vi.fn<(steps: number) => void>();
  const fit = vi.fn<(bounds: MapFrame["bounds"]) => void>();
  const destroy = vi.fn<() => void>();
  const startMap = vi.fn<StartMap>(async (element, start) => {
    told = start;
    box = element;
    const mark = (host: HTMLElement) => {
      box?.append(host);
      return () => host.remove();
    };
    return { drawnBy: "leaflet", mark, moveTo, zoomBy, fit, destroy };
  });
  return {
    startMap,
    moveTo,
    zoomBy,
    fit,
    destroy,
    start: () => told,
    rest: (frame: MapFrame) => act(async () => told?.onFrame(frame)),
    tap: (position: MapFrame["centre"]) => act(async () => told?.onTap(position)),
  };
}

/** Everything is in view, as jsdom has no layout to see with. */
export function inView(isSeen = true): void {
  class Observer {
    readonly tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.tell = tell;
    }
    observe() {
      this.tell(
        [{ isIntersecting: isSeen } as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      );
    }
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
}

/** Around Tokyo Station. */
export const tokyo: MapFrame = {
  bounds: { south: 35.6, west: 139.6, north: 35.8, east: 139.9 },
  centre: { latitude: 35.7, longitude: 139.75 },
  zoom: 13,
};
