import { format } from "node:util";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

// Every browser has these, jsdom has neither: no query applies, and nothing comes into view. A test that wants more puts
// its own in their place.
window.matchMedia ??= () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
window.IntersectionObserver ??= class {
  readonly root = null;
  readonly rootMargin = "";
  readonly scrollMargin = "";
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

/**
 * React says by console.error what it otherwise passes over: a missing key, a state set outside `act`, HTML that cannot
 * be nested. A test that expects such words takes them with a spy of its own.
 */
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      said.push(`console.${level}: ${format(...words)}`);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  if (said.length > 0) throw new Error(`The test passed over:\n${said.join("\n")}`);
});
