import { useEffect } from "react";
import type { Vault } from "#contract/payment.ts";
import { parseUrl } from "#domain/values/untrusted.ts";
import { isPageFor } from "#parts/shell/isPageFor.ts";

/**
 * Opens the page anew, once, where cards go to a vault elsewhere and the page was opened on a screen whose security
 * policy does not let it connect there. Whoever came to pay finds the sheet open again (`pay` in the address).
 */
export function useVaultPage(vault: Vault | null): void {
  const url = vault?.url ?? null;
  useEffect(() => {
    const anew = vaultPage(url, new URL(window.location.href));
    if (anew !== null) window.location.replace(anew);
  }, [url]);
}

/**
 * The address to open anew where cards go to a vault at `url`; null where the page can stay: its vault is at home, or
 * its security policy lets it connect there. `entries` tell how the page was opened.
 */
export function vaultPage(url: string | null, here: URL, ...entries: OpenedBy): URL | null {
  const isOwn = url === null || parseUrl(url, here.href)?.origin === here.origin;
  if (isOwn || isPageFor("vault", ...entries)) return null;
  const anew = new URL(here);
  anew.searchParams.set("pay", "1");
  return anew;
}

type OpenedBy = [entries?: Parameters<typeof isPageFor>[1]];
