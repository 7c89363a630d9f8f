/** Milliseconds that the site may take. */
const PATIENCE = 15_000;

/** Why the site would not open in LINE; null: it answers with this LIFF id. */
export async function siteFault(origin: string, liffId: string): Promise<string | null> {
  let text: string;
  try {
    const answer = await fetch(`${origin}/home`, { signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) return `it answers ${answer.status}`;
    text = await answer.text();
  } catch {
    return "it cannot be reached from here";
  }
  const [, known] = /"liffId":(?:"([\w-]+)"|null)/.exec(text) ?? [];
  if (known === liffId) return null;
  return known === undefined
    ? "its pages name no LIFF id: set NOREN_LIFF_ID for the provider, too"
    : `its pages name ${known}: set NOREN_LIFF_ID=${liffId} for the provider, too`;
}
