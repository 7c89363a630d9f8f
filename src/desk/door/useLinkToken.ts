import { useState } from "react";

/**
 * The secret of a link, from behind its #, which no server's log has; null where there is none. It goes from the address
 * bar, so that nobody reads it there later.
 */
export function useLinkToken(): string | null {
  const [token] = useState(() => {
    const { hash, pathname } = window.location;
    if (hash.length > 1) window.history.replaceState(window.history.state, "", pathname);
    return hash.length > 1 ? hash.slice(1) : null;
  });
  return token;
}
