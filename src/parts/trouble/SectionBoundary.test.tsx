import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SectionBoundary } from "./SectionBoundary.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A layer that fails until it is mended. */
function failing() {
  const layer = { isBroken: true, tries: 0 };
  const Layer = () => {
    layer.tries += 1;
    if (layer.isBroken) throw new Error("a layer that cannot be drawn");
    return <p>Sold out soon</p>;
  };
  return { Layer, layer };
}

it("a layer that failed comes back by itself, and its neighbour never went; what was caught is told", () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const { Layer, layer } = failing();
  render(
    <>
      <SectionBoundary isLayer>
        <Layer />
      </SectionBoundary>
      <SectionBoundary isLayer>
        <p>You are offline</p>
      </SectionBoundary>
    </>,
  );
  expect(screen.queryByText("Sold out soon")).toBeNull();
  expect(screen.getByText("You are offline")).toBeDefined();
  expect(told).toHaveBeenCalled();
  layer.isBroken = false;
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByText("Sold out soon")).toBeDefined();
});

it("a layer that fails each time is not tried without end", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { Layer, layer } = failing();
  render(
    <SectionBoundary isLayer>
      <Layer />
    </SectionBoundary>,
  );
  act(() => vi.advanceTimersByTime(100));
  act(() => vi.advanceTimersByTime(1_000));
  act(() => vi.advanceTimersByTime(10_000));
  const soFar = layer.tries;
  act(() => vi.advanceTimersByTime(600_000));
  expect(layer.tries).toBe(soFar);
  expect(screen.queryByText("Sold out soon")).toBeNull();
});
