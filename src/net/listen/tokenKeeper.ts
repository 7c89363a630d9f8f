import type { Listening } from "#contract/member.ts";

/** A token is renewed when this part of its life is over. */
const RENEW_AFTER = 0.8;

/** Keeps a token to listen with alive: `onToken` gets each new one, before the old one has run out. */
export function tokenKeeper(
  getListening: () => Promise<Listening>,
  onToken: (listening: Listening) => void,
): { readonly renew: () => Promise<boolean>; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  /** Answers whether there is a new one. */
  async function renew(): Promise<boolean> {
    const listening = await getListening().catch(() => null);
    if (listening === null || isStopped) return false;
    clearTimeout(timer);
    // Should that fail, the service refuses the old token, and it is asked for again.
    timer = setTimeout(() => void renew(), listening.expires_in * RENEW_AFTER * 1_000);
    onToken(listening);
    return true;
  }

  return {
    renew,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
