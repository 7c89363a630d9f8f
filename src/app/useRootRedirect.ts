import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LED_ON, ROOT_TARGET } from "#routes/rootRedirect.ts";
import { liffTarget } from "./liffTarget.ts";

/** The root leads to the sign-in page with its query kept, and whoever has a session on from there; in LINE only once its SDK is ready (the history waits). */
export function useRootRedirect(): void {
  const address = useLocation();
  const { pathname, search } = liffTarget(address);
  const navigate = useNavigate();
  useEffect(() => {
    if (pathname === "/") void navigate({ pathname: ROOT_TARGET, search }, { replace: true, state: LED_ON });
  }, [pathname, search, navigate]);
}
