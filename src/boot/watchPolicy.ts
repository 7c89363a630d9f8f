/**
 * Watches whether the page's security policy keeps LINE's servers out. It lets them in where LINE is at home; elsewhere
 * nothing of LINE can be asked before one leaves for its page, and that is no trouble of the network.
 */
export function watchPolicy(page: Document): () => boolean {
  let isBarred = false;
  page.addEventListener("securitypolicyviolation", ({ blockedURI }) => {
    if (/^https:\/\/[\w.-]*\bline(?:-scdn|-apps)?\.(?:me|net|com)\b/.test(blockedURI)) isBarred = true;
  });
  return () => isBarred;
}
