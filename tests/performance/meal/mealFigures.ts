import type { Figure } from "../table.ts";
import type { Held, LongTask, Tap } from "./measuredPhone.ts";
import type { ToldScript } from "./probe.ts";

/** Names of the build's script files, as people know them, by the last part of their address. */
export type ScriptNames = ReadonlyMap<string, string>;

/** Long tasks of a way for each of its taps, at most: one to answer it, one to draw what it leads to. */
const LONG_TASKS_A_TAP = 2;

/**
 * The value that so many of a hundred do not exceed.
 * @returns NaN of none
 */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN;
}

/** What the slowest interaction took, as web-vitals counts INP: of each fifty, one slower is passed over. */
export function interactionToNextPaint(latencies: readonly number[]): number {
  return latencies.toSorted((a, b) => b - a)[Math.floor(latencies.length / 50)] ?? Number.NaN;
}

/** What ran: by whom it was called, its name, and the part of the build that it is in. */
export function scriptWords(script: ToldScript | null, names: ScriptNames): string {
  if (script === null) return "no script";
  const file = script.source.split("/").at(-1)?.split("?")[0] ?? "";
  const place = names.get(file) ?? (file || "the page");
  const called = [script.invoker, script.name].filter(Boolean).join(" ");
  return `${Math.round(script.ms)} ms of ${called} in ${place}`;
}

/** A line for each tap, without a bar of its own. */
export function tapFigures(way: string, taps: readonly Tap[], names: ScriptNames): Figure[] {
  return taps.map(({ name, latency, parts, work, screen, script }) => {
    const { inputDelay, processing, presentation } = parts;
    const split = [inputDelay, processing, presentation].map(Math.round).join(" + ");
    const shown = screen === null ? [] : [`screen after ${Math.round(screen)} ms`];
    return {
      name: `${way}: ${name}`,
      value: latency,
      unit: "ms",
      note: [`${split}; work ${Math.round(work)} ms`, ...shown, scriptWords(script, names)].join("; "),
    };
  });
}

/** The taps of one way of ordering together, and its long tasks. */
export function wayFigures(
  way: string,
  taps: readonly Tap[],
  tasks: readonly LongTask[],
  names: ScriptNames,
): Figure[] {
  const latencies = taps.map(({ latency }) => latency);
  const worst = taps.toSorted((a, b) => b.latency - a.latency)[0];
  const screens = taps.flatMap(({ screen }) => (screen === null ? [] : [screen]));
  const longest = tasks.toSorted((a, b) => b.ms - a.ms)[0];
  return [
    { name: `${way}: taps, half of them`, value: percentile(latencies, 50), unit: "ms" },
    { name: `${way}: taps, p98 (INP)`, value: interactionToNextPaint(latencies), unit: "ms", most: 80 },
    {
      name: `${way}: the worst tap`,
      value: worst?.latency ?? Number.NaN,
      unit: "ms",
      most: 150,
      ...(worst && { note: `${worst.name}; ${scriptWords(worst.script, names)}` }),
    },
    ...(screens.length === 0
      ? []
      : [
          { name: `${way}: screens, half of them`, value: percentile(screens, 50), unit: "ms" },
          { name: `${way}: the slowest screen`, value: Math.max(...screens), unit: "ms" },
        ]),
    { name: `${way}: work of all taps`, value: sum(taps.map(({ work }) => work)), unit: "ms" },
    { name: `${way}: long tasks after the first paint`, value: tasks.length, unit: "" },
    {
      name: `${way}: those of its taps`,
      value: tasks.filter(({ after }) => taps.some(({ name }) => name === after)).length,
      unit: "",
      most: LONG_TASKS_A_TAP * taps.length,
    },
    {
      name: `${way}: the longest task`,
      value: longest?.ms ?? 0,
      unit: "ms",
      ...(longest && { note: `after "${longest.after}"; ${scriptWords(longest.script, names)}` }),
    },
  ];
}

/** What the page held at some moments. */
export function heldFigures(held: Readonly<Record<string, Held>>): Figure[] {
  return Object.entries(held).map(([when, { heap, nodes, listeners }]) => ({
    name: `Heap ${when}`,
    value: heap,
    unit: "MB",
    note: `${nodes} nodes, ${listeners} listeners`,
  }));
}

/** What the page held after so many minutes, and how much of it came after the first look: what stays is a leak. */
export function longUseFigures(held: readonly (readonly [number, Held])[]): Figure[] {
  const [first, last] = [held[0]?.[1], held.at(-1)?.[1]];
  const growth = (key: keyof Held) => (last?.[key] ?? Number.NaN) / (first?.[key] ?? Number.NaN);
  return [
    ...heldFigures(
      Object.fromEntries(held.map(([minutes, each]) => [`after ${minutes} minutes of use`, each])),
    ),
    { name: "Heap at the last look to the first", value: growth("heap"), unit: "×", most: 1.5 },
    { name: "Nodes at the last look to the first", value: growth("nodes"), unit: "×", most: 1.5 },
    { name: "Listeners at the last look to the first", value: growth("listeners"), unit: "×", most: 1.5 },
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
