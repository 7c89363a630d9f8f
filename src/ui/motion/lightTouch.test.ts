import { afterEach, expect, test, vi } from "vitest";
import { lightTouch } from "./lightTouch.ts";

// @vitest-environment jsdom

const vibrate = vi.fn<(pattern: number[]) => boolean>();

function device({ isReduced = false, isTouched = true } = {}) {
  vibrate.mockReset();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: isTouched } });
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isReduced && query.includes("reduce") }));
}

afterEach(() => vi.unstubAllGlobals());

test("what is added is felt shortly, what is done a little longer", () => {
  device();
  lightTouch("added");
  lightTouch("done");
  const [added = [], done = []] = vibrate.mock.calls.map(([pattern]) => pattern);
  const length = (pattern: number[]) => pattern.reduce((sum, each) => sum + each, 0);
  expect(length(added)).toBeLessThan(length(done));
  expect(length(done)).toBeLessThan(200);
});

test.each([
  ["who asks for reduced motion", { isReduced: true }],
  ["a page that was not touched yet", { isTouched: false }],
])("%s is left in peace", (_, said) => {
  device(said);
  lightTouch("added");
  expect(vibrate).not.toHaveBeenCalled();
});

test("a device that cannot is not asked to", () => {
  vi.stubGlobal("navigator", {});
  expect(() => lightTouch("done")).not.toThrow();
});
