import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { INPMetricWithAttribution } from "web-vitals/attribution";

/** What ran for long: which code, called by what. */
export interface ToldScript {
  readonly source: string;
  readonly name: string;
  readonly invoker: string;
  readonly at: number;
  /** Milliseconds. */
  readonly ms: number;
}

/** What a page tells of itself; all times in milliseconds since the page began. */
export type Told =
  | {
      readonly kind: "tap";
      readonly tap: number;
      readonly latency: number;
      readonly inputDelay: number;
      readonly processing: number;
      readonly presentation: number;
      readonly script: ToldScript | null;
    }
  | { readonly kind: "task"; readonly at: number; readonly ms: number }
  | {
      readonly kind: "frame";
      readonly at: number;
      readonly ms: number;
      readonly scripts: readonly ToldScript[];
    }
  | { readonly kind: "FCP" | "LCP"; readonly value: number }
  | { readonly kind: "CLS"; readonly value: number; readonly target: string };

declare global {
  interface Window {
    /** Hands something to the bench. */
    tellBench?: (told: Told) => void;
    /** From now on the next tap is that one. */
    measureTap?: (tap: number) => void;
  }
}

declare const webVitals: typeof import("web-vitals/attribution");

/** The script that measures from within a page: web-vitals, and what tells the bench of it. */
export function probeScript(): string {
  const module = fileURLToPath(import.meta.resolve("web-vitals/attribution"));
  const vitals = readFileSync(module.replace(/\.js$/, ".iife.js"), "utf8");
  return `if (window === window.top) { ${vitals}\n(${probe.toString()})(); }`;
}

/** Runs in the page, before any script of its own. */
function probe(): void {
  const tell = (told: Told) => window.tellBench?.(told);
  const scriptOf = (entry: PerformanceScriptTiming) => ({
    source: entry.sourceURL,
    name: entry.sourceFunctionName,
    invoker: entry.invoker,
    at: entry.startTime,
    ms: entry.duration,
  });
  const tellTap = (tap: number, { value, attribution }: INPMetricWithAttribution) =>
    tell({
      kind: "tap",
      tap,
      latency: value,
      inputDelay: attribution.inputDelay,
      processing: attribution.processingDuration,
      presentation: attribution.presentationDelay,
      script: attribution.longestScript ? scriptOf(attribution.longestScript.entry) : null,
    });
  window.measureTap = (tap) => {
    const begun = performance.now();
    const report = (metric: INPMetricWithAttribution) =>
      (metric.attribution.interactionTime ?? begun) >= begun && tellTap(tap, metric);
    // A measuring of its own for each tap; `buffered` keeps those before it out.
    const options = { reportAllChanges: true, durationThreshold: 16, buffered: false };
    webVitals.onINP(report, options);
  };
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
    });
  watch("longtask", ({ startTime, duration }) => tell({ kind: "task", at: startTime, ms: duration }));
  watch<PerformanceLongAnimationFrameTiming>("long-animation-frame", ({ startTime, duration, scripts }) =>
    tell({ kind: "frame", at: startTime, ms: duration, scripts: scripts.map(scriptOf) }),
  );
  webVitals.onFCP(({ value }) => tell({ kind: "FCP", value }));
  webVitals.onLCP(({ value }) => tell({ kind: "LCP", value }), { reportAllChanges: true });
  webVitals.onCLS(
    ({ value, attribution }) => tell({ kind: "CLS", value, target: attribution.largestShiftTarget ?? "" }),
    { reportAllChanges: true },
  );
}
