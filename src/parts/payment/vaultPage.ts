import { parseUrl } from "#domain/values/untrusted.ts";
import { isPageFor } from "#parts/shell/isPageFor.ts";

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
