import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { safeCallback } from "#routes/safeCallback.ts";
import { signInDoorAtom, type SignInPlatform } from "#state/signInDoor.ts";

export interface PlatformSignIn {
  /**
   * Signs in by the platform and goes on to `callback`, or stays here without one. Where the platform is another page
   * the app leaves for it, and comes back to that very screen.
   */
  readonly signIn: (callback: string | null) => Promise<void>;
  readonly state: "ready" | "busy" | "failed";
}

/** Signing in by a platform from a tap. */
export function usePlatformSignIn(platform: SignInPlatform): PlatformSignIn {
  const door = useAtomValue(signInDoorAtom);
  const navigate = useNavigate();
  const here = createPath(useLocation());
  const [state, setState] = useState<PlatformSignIn["state"]>("ready");

  // Back from the platform's page the browser may show this one as it was left: busy.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setState("ready");
    };
    window.addEventListener("pageshow", comeBack);
    return () => window.removeEventListener("pageshow", comeBack);
  }, []);

  const signIn = async (callback: string | null) => {
    if (state === "busy") return;
    setState("busy");
    const target = safeCallback(callback ?? undefined);
    const outcome = await door.signIn(platform, target ?? here).catch(() => "failed" as const);
    // On its way to the platform the page stays busy: a second tap must not leave a second time.
    if (outcome === "leaving") return;
    setState(outcome === "failed" ? "failed" : "ready");
    if (outcome === "signed_in" && target) void navigate(target, { replace: true });
  };
  return { signIn, state };
}
