/** Milliseconds that an answer may take. */
const PATIENCE = 15_000;

/** An answer, wherever it leads to; null: none came. */
export async function ask(address: string, init: RequestInit = {}): Promise<Response | null> {
  try {
    return await fetch(address, { redirect: "manual", ...init, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    return null;
  }
}
