import { useEffect } from "react";
import type { Vault } from "#contract/card.ts";
import { isPageFor } from "#parts/shell/isPageFor.ts";

/**
 * Opens the page anew, once, where cards go to a vault elsewhere and the page was opened on a screen whose security
 * policy does not let it connect there. Whoever came to pay finds the sheet open again (`pay` in the address).
 */
export function useVaultPage(vault: Vault | null): void {
  const url = vault?.url ?? null;
  useEffect(() => {
    if (url === null || isOwn(url) || isPageFor("vault")) return;
    const here = new URL(window.location.href);
    here.searchParams.set("pay", "1");
    window.location.replace(here);
  }, [url]);
}

const isOwn = (url: string): boolean =>
  URL.parse(url, window.location.href)?.origin === window.location.origin;
