import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRinging } from "./useRinging.ts";

/** Loudness of each note that was set, and whether what it goes through is still connected. */
let notes: { readonly volume: number; readonly at: number }[] = [];
let outs: { isOn: boolean }[] = [];
let state: AudioContextState = "running";
/** How often the browser was asked to let it be heard. */
let resumed = 0;

class Context {
  currentTime = 0;
  destination = {};
  get state() {
    return state;
  }
  addEventListener = () => undefined;
  resume = async () => void (resumed += 1);
  close = async () => undefined;
  createGain() {
    const out = { isOn: true };
    outs.push(out);
    return {
      gain: {
        setValueAtTime: (volume: number, at: number) => notes.push({ volume, at }),
        exponentialRampToValueAtTime: () => undefined,
      },
      connect: (to: unknown) => to,
      disconnect: () => {
        out.isOn = false;
      },
    };
  }
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: () => undefined,
  });
}

beforeEach(() => {
  notes = [];
  outs = [];
  state = "running";
  localStorage.clear();
  vi.stubGlobal("AudioContext", Context);
});
afterEach(() => void vi.unstubAllGlobals());

const ringing = (known: number, strangers = 0) =>
  renderHook((waiting: { known: number; strangers: number }) => useRinging(waiting), {
    initialProps: { known, strangers },
  });

it("rings ahead again and again, louder each time, until nothing waits any more", () => {
  const { rerender } = ringing(1);
  const firsts = notes.filter((_, index) => index % 2 === 0);
  expect(firsts.length).toBeGreaterThanOrEqual(10);
  expect(firsts[1]?.at).toBe(6);
  for (const [index, { volume }] of firsts.entries())
    expect(volume).toBeGreaterThanOrEqual(firsts[index - 1]?.volume ?? 0);
  expect(firsts.at(-1)?.volume).toBeGreaterThan(4 * (firsts[0]?.volume ?? 1));
  rerender({ known: 0, strangers: 0 });
  expect(outs[0]?.isOn).toBe(false);
});

it("begins anew with what comes after, and not for what was only taken", () => {
  const { rerender } = ringing(2);
  const before = notes.length;
  rerender({ known: 1, strangers: 0 });
  expect(notes).toHaveLength(before);
  rerender({ known: 2, strangers: 0 });
  expect(notes.length).toBeGreaterThan(before);
});

it("rings once for what anyone may cause, and not again for five minutes", () => {
  const { rerender } = ringing(0, 1);
  expect(notes).toHaveLength(2);
  rerender({ known: 0, strangers: 2 });
  expect(notes).toHaveLength(2);
});

it("is silent where it was muted, which the browser remembers, and says where sound is blocked", () => {
  state = "suspended";
  const { result } = ringing(1);
  expect(result.current.isBlocked).toBe(true);
  act(() => result.current.mute(true));
  expect(outs[0]?.isOn).toBe(false);
  notes = [];
  ringing(3);
  expect(notes).toEqual([]);
});

it("rings once for what was taken by the store's rule, and not for what was taken before one came", () => {
  const { rerender } = renderHook((byRule: string | null) => useRinging({ known: 0, strangers: 0, byRule }), {
    initialProps: "2026-11-27T03:00:00Z" as string | null,
  });
  expect(notes).toEqual([]);
  rerender("2026-11-27T03:05:00Z");
  expect(notes).toHaveLength(2);
  rerender("2026-11-27T03:05:00Z");
  // The last of them is served.
  rerender(null);
  expect(notes).toHaveLength(2);
});

it("is heard once the page was touched, and not before the finger is up: what was pressed stays where it is", () => {
  state = "suspended";
  ringing(0);
  resumed = 0;
  act(() => void document.dispatchEvent(new Event("pointerdown")));
  expect(resumed).toBe(0);
  act(() => void document.dispatchEvent(new Event("pointerup")));
  expect(resumed).toBe(1);
});
