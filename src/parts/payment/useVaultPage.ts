import { useEffect } from "react";
import type { Vault } from "#contract/payment.ts";
import { vaultPage } from "./vaultPage.ts";

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
