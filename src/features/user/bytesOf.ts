/** Bytes that came over the network since the page was opened; what the browser had already counts nothing. */
export function bytesOf(timeline: Pick<Performance, "getEntriesByType">): number {
  return ["navigation", "resource"]
    .flatMap((type) => timeline.getEntriesByType(type))
    .reduce((sum, entry) => sum + transferred(entry), 0);
}

function transferred(entry: PerformanceEntry): number {
  return "transferSize" in entry && typeof entry.transferSize === "number" ? entry.transferSize : 0;
}
