interface ServerSeen {
  /** Milliseconds that this device's clock is ahead of the server's, to the second; null where it is not told. */
  readonly ahead: number | null;
  /** Of the provider; null where the page comes from elsewhere. */
  readonly version: string | null;
}

const NOTHING: ServerSeen = { ahead: null, version: null };

/** What the server of the page tells of itself: its clock, and its version. */
export async function lookAtServer(): Promise<ServerSeen> {
  const from = Date.now();
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer === null) return NOTHING;
  const half = (Date.now() - from) / 2;
  const date = Date.parse(answer.headers.get("date") ?? "");
  return {
    // It is told in whole seconds.
    ahead: Number.isNaN(date) ? null : Math.round((from + half - date) / 1_000) * 1_000,
    version: versionIn(await answer.json().catch(() => null)),
  };
}

function versionIn(told: unknown): string | null {
  if (typeof told !== "object" || told === null || !("version" in told)) return null;
  return typeof told.version === "string" && told.version !== "" ? told.version : null;
}
