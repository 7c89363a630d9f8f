import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../.ci/services/freePort.ts";
import { inBrowser } from "./inBrowser.ts";
import { median } from "./median.ts";
import type { Figure } from "./table.ts";

/** A page to load, and the most milliseconds until its largest content is painted. */
export interface MeasuredPage {
  readonly name: string;
  readonly url: string;
  readonly lcp: number;
  /** Most kB of its HTML; without it the figure is told alone. */
  readonly html?: number;
  /** Timed loads, after one that warms the server up and tells what does not depend on time. */
  readonly runs: number;
}

interface Run {
  readonly lcp: number;
  readonly fcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly score: number;
  readonly html: number;
  readonly scripts: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Timed loads of a page whose figures are only told. */
const FEW_RUNS = 3;

/** What Lighthouse judges without a clock. */
const TIMELESS = ["accessibility", "best-practices", "seo"] as const;

/** Loads a page as Lighthouse's mobile does, simulated: medians, and the scores that must be whole. */
export async function lighthouseRun(
  { name, url, lcp, html, runs: times }: MeasuredPage,
  chromePath: string,
): Promise<Figure[]> {
  const first = await report(url, chromePath, [...TIMELESS, "performance"]);
  const runs: Run[] = [];
  while (runs.length < times) runs.push(figuresOf(await report(url, chromePath, ["performance"])));
  const of = (key: keyof Run) => median(runs.map((run) => run[key]));
  return [
    { name: `LCP of ${name}`, value: of("lcp"), unit: "ms", most: lcp },
    { name: `FCP of ${name}`, value: of("fcp"), unit: "ms" },
    { name: "TBT", value: of("tbt"), unit: "ms", most: 100 },
    { name: "CLS", value: of("cls"), unit: "", most: 0.02 },
    { name: "Lighthouse performance", value: of("score"), unit: "", least: 98 },
    ...TIMELESS.map((category) => ({
      name: `Lighthouse ${category}${lost(first, category)}`,
      value: scoreOf(first, category),
      unit: "",
      least: 100,
    })),
    { name: "HTML over the wire", value: of("html"), unit: "kB", ...(html !== undefined && { most: html }) },
    { name: "Scripts over the wire", value: of("scripts"), unit: "kB" },
    { name: "Special requests", value: of("requests"), unit: "" },
  ];
}

/** Loads any page as Lighthouse's mobile does, simulated, after one load that warms it up: medians without bars. */
export async function pageLoad(name: string, url: string, chromePath: string): Promise<Figure[]> {
  const runs: Run[] = [];
  while (runs.length <= FEW_RUNS) runs.push(figuresOf(await report(url, chromePath, ["performance"])));
  const of = (key: keyof Run) => median(runs.slice(1).map((run) => run[key]));
  return [
    { name: `LCP of ${name}`, value: of("lcp"), unit: "ms" },
    { name: `FCP of ${name}`, value: of("fcp"), unit: "ms" },
    { name: `TBT of ${name}`, value: of("tbt"), unit: "ms" },
    { name: `CLS of ${name}`, value: of("cls"), unit: "" },
    { name: `Requests of ${name}`, value: of("requests"), unit: "" },
    { name: `Bytes of ${name}`, value: of("bytes"), unit: "kB" },
  ];
}

async function report(url: string, chromePath: string, categories: readonly string[]): Promise<Result> {
  // On a busy machine Chromium now and then records a trace without its beginning.
  return once(url, chromePath, categories).catch(() => once(url, chromePath, categories));
}

async function once(url: string, chromePath: string, categories: readonly string[]): Promise<Result> {
  const port = await freePort();
  const load = async () => {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      formFactor: "mobile",
      throttlingMethod: "simulate",
      logLevel: "error",
    });
    const found = result?.lhr;
    if (found === undefined || found.runtimeError !== undefined)
      throw new Error(`Lighthouse could not load ${url}: ${found?.runtimeError?.message ?? ""}`);
    return found;
  };
  return inBrowser(chromePath, load, `--remote-debugging-port=${port}`);
}

function figuresOf(found: Result): Run {
  const figure = (name: string) => found.audits[name]?.numericValue ?? Number.NaN;
  const requests = requestsOf(found.audits["network-requests"]?.details);
  const bytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    lcp: figure("largest-contentful-paint"),
    fcp: figure("first-contentful-paint"),
    tbt: figure("total-blocking-time"),
    cls: figure("cumulative-layout-shift"),
    score: scoreOf(found, "performance"),
    html: bytes("Document") / 1000,
    scripts: bytes("Script") / 1000,
    requests: requests.length,
    bytes: bytes() / 1000,
  };
}

function scoreOf(found: Result, category: string): number {
  return (found.categories[category]?.score ?? Number.NaN) * 100;
}

/** The audits that cost a category points, by name. */
function lost(found: Result, category: string): string {
  const names = (found.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (found.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return names.length === 0 ? "" : ` (${names.join(", ")})`;
}

interface Transfer {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function requestsOf(details: unknown): readonly Transfer[] {
  const { items } = (details ?? {}) as { readonly items?: readonly Transfer[] };
  return items ?? [];
}
