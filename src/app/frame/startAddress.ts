import { useEffect } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { LED_ON, liffState, ROOT_TARGET } from "#routes/entryAddress.ts";

/** Where the customer wanted to go: on LINE's first redirect that hides in `liff.state`, elsewhere it is the address. */
export function liffTarget<L extends Pick<Location, "pathname" | "search">>(location: L): L {
  const hidden = liffState(location.search);
  return hidden ? { ...location, ...hidden } : location;
}

/** The root leads to the sign-in page with its query kept, and whoever has a session on from there; in LINE only once its SDK is ready (the history waits). */
export function useRootRedirect(): void {
  const address = useLocation();
  const { pathname, search } = liffTarget(address);
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname === "/") void navigate({ pathname: ROOT_TARGET, search }, { replace: true, state: LED_ON });
  }, [pathname, search, navigate]);
}
