import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useChime } from "./useChime.ts";

let notes = 0;

class Context {
  state = "running";
  currentTime = 0;
  destination = {};
  addEventListener = () => undefined;
  close = async () => undefined;
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: (to: unknown) => to,
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => (notes += 1),
    stop: () => undefined,
  });
}

beforeEach(() => {
  notes = 0;
  vi.stubGlobal("AudioContext", Context);
});
afterEach(() => void vi.unstubAllGlobals());

it("sounds once for what is new at a station, and not for turning to another one", () => {
  const { rerender } = renderHook(({ at, ids }: { at: string; ids: string[] }) => useChime(at, ids), {
    initialProps: { at: "grill", ids: ["1"] },
  });
  rerender({ at: "grill", ids: ["1", "2"] });
  expect(notes).toBe(2);
  rerender({ at: "bar", ids: ["3"] });
  rerender({ at: "grill", ids: ["1", "2"] });
  rerender({ at: "grill", ids: ["2"] });
  expect(notes).toBe(2);
  rerender({ at: "grill", ids: ["2", "4"] });
  expect(notes).toBe(4);
});
