import type { Host, HostReady } from "../host.ts";

/** Milliseconds until LINE's SDK is taken to be out of reach: with its user agent and no bridge it never settles. */
const TIME_LIMIT = 10_000;

/** The part of LINE's SDK that the adapter uses. */
export interface LineSdk {
  readonly init: () => Promise<void>;
  readonly close: () => boolean;
}

/** LINE: its SDK is loaded here alone, initialised once for a page load, before the address may change. */
export function lineHost(load: () => Promise<LineSdk>, isFirstRedirect: boolean): Host {
  let sdk: LineSdk | null = null;
  let started: Promise<HostReady> | null = null;

  async function begin(): Promise<HostReady> {
    try {
      sdk = await load();
    } catch {
      return { trouble: "sdk_unreachable" };
    }
    try {
      await sdk.init();
      return { trouble: null };
    } catch {
      return { trouble: "sdk_unreachable" };
    }
  }

  return {
    kind: "line",
    start: () => {
      started ??= isFirstRedirect ? begin() : Promise.race([begin(), afterTimeLimit()]);
      return started;
    },
    close: () => sdk?.close() ?? false,
  };
}

/** Not on the first redirect: there init never settles, and LINE's own second redirect takes the page away. */
function afterTimeLimit(): Promise<HostReady> {
  return new Promise((resolve) => {
    setTimeout(() => resolve({ trouble: "timeout" }), TIME_LIMIT);
  });
}
