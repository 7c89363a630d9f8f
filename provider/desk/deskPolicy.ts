/**
 * The security policy of the desk's answers: nothing from elsewhere, nothing framed. A page's one style and one script
 * pass by its `nonce`; without one nothing runs at all.
 */
export function deskPolicy(nonce: string | null): string {
  const own = nonce === null ? "'none'" : `'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
