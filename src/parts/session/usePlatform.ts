import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { isSignInScreen, safeCallback } from "#routes/callback.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import {
  lineTroubleAtom,
  signInDoorAtom,
  type SignInIntent,
  type SignInPlatform,
} from "#state/account/signInDoor.ts";

/** `taken`: when linking, that platform's account is another member's. */
export type PlatformState = "ready" | "busy" | "failed" | "taken";

/**
 * Asks a platform from a tap, for a session or for a link with the present account, and goes on to `callback`, or
 * stays here without one, or, from a page to sign in on, is led on by the root. Where the platform is another page the app leaves for it, and comes back to that very screen.
 */
export function usePlatform(
  platform: SignInPlatform,
  intent: SignInIntent,
): { readonly go: (callback: string | null) => Promise<void>; readonly state: PlatformState } {
  const door = useAtomValue(signInDoorAtom);
  const tellLineTrouble = useSetAtom(lineTroubleAtom);
  const navigate = useNavigate();
  const location = useLocation();
  const here = createPath(location);
  const match = matchRoute(location.pathname, location.search);
  const isAtSignIn = match !== null && isSignInScreen(match);
  const [state, setState] = useState<PlatformState>("ready");

  // Back from the platform's page the browser may show this one as it was left: busy.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setState("ready");
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  const go = async (callback: string | null) => {
    if (state === "busy") return;
    setState("busy");
    // From a sign-in page that one came to for nothing else, the root leads on to where one belongs.
    const target = safeCallback(callback ?? undefined) ?? (intent === "sign_in" && isAtSignIn ? "/" : null);
    const outcome = await door.signIn(platform, target ?? here, intent).catch(() => {
      // Not even the code behind the door came.
      if (platform === "line") tellLineTrouble("unreachable");
      return "failed" as const;
    });
    // On its way to the platform the page stays busy: a second tap must not leave a second time.
    if (outcome === "leaving") return;
    setState(outcome === "done" ? "ready" : outcome);
    if (outcome === "done" && target) void navigate(target, { replace: true });
  };
  return { go, state };
}
