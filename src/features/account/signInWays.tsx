import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, useLocation, useNavigate } from "react-router-dom";
import { isSignInScreen, safeCallback } from "#routes/callback.ts";
import { matchRoute } from "#routes/matchRoute.ts";
import {
  type HostKind,
  type LineTrouble,
  lineTroubleAtom,
  signInPathAtom,
  type SignInIntent,
  type SignInPlatform,
} from "#state/account/signInPath.ts";
import { BrandButton } from "#ui/actions/BrandButton.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import styles from "#parts/account/AccountPage.module.css";

export type SignInWay = SignInPlatform | "password" | "visitor";

/**
 * Ways to go on: without an account first, unless one came to sign in, then by the host's platform, which takes one tap, or
 * by LINE in a browser, and then by phone. WeChat signs in inside of WeChat alone, which in turn lets nobody through to LINE.
 */
function signInWays(
  host: HostKind,
  platforms: readonly SignInPlatform[],
  isAccountWanted: boolean,
): readonly SignInWay[] {
  const own = host === "browser" ? "line" : host;
  const platform: readonly SignInPlatform[] = platforms.includes(own) ? [own] : [];
  const accounts: readonly SignInWay[] = [...platform, "password"];
  return isAccountWanted ? [...accounts, "visitor"] : ["visitor", ...accounts];
}

/**
 * How one can go on here, the right way first, and what is wrong with LINE's.
 * @param isAccountWanted whether one came to sign in, and not because a session was asked for
 */
export function useSignInWays(isAccountWanted = true): {
  readonly ways: readonly SignInWay[];
  readonly lineTrouble: LineTrouble | null;
} {
  const { host, platforms } = useAtomValue(signInPathAtom);
  const lineTrouble = useAtomValue(lineTroubleAtom);
  return { ways: signInWays(host, platforms, isAccountWanted), lineTrouble };
}

/** Signing in by LINE from a tap: at once inside of LINE, by LINE's own page elsewhere. */
export function useLineSignIn(): PlatformSignIn {
  return usePlatformSignIn("line");
}

/** Signing in by WeChat from a tap, inside of WeChat. */
export function useWeChatSignIn(): PlatformSignIn {
  return usePlatformSignIn("wechat");
}

interface PlatformSignIn {
  /** Signs in and goes on to `callback`, or stays here without one; the page may leave for the platform meanwhile. */
  readonly signIn: (callback: string | null) => Promise<void>;
  readonly state: "ready" | "busy" | "failed";
}

/** Signing in by a platform from a tap. */
function usePlatformSignIn(platform: SignInPlatform): PlatformSignIn {
  const { go, state } = usePlatform(platform, "sign_in");
  return { signIn: go, state: state === "taken" ? "failed" : state };
}

/** Linking the present account with a platform from a tap, as another way to sign in to it. */
export function usePlatformLink(platform: SignInPlatform): {
  readonly link: (callback: string | null) => Promise<void>;
  readonly state: PlatformState;
} {
  const { go, state } = usePlatform(platform, "link");
  return { link: go, state };
}

/** `taken`: when linking, that platform's account is another member's. */
type PlatformState = "ready" | "busy" | "failed" | "taken";

/**
 * Asks a platform from a tap, for a session or for a link with the present account, and goes on to `callback`, or
 * stays here without one, or, from a page to sign in on, is led on by the root. Where the platform is another page the app leaves for it, and comes back to that very screen.
 */
function usePlatform(
  platform: SignInPlatform,
  intent: SignInIntent,
): { readonly go: (callback: string | null) => Promise<void>; readonly state: PlatformState } {
  const signInPath = useAtomValue(signInPathAtom);
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
    const outcome = await signInPath.signIn(platform, target ?? here, intent).catch(() => {
      // Not even the code for it came.
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

interface PlatformButtonProps {
  readonly platform: SignInPlatform;
  /** Where one came from. */
  readonly callback: string | undefined;
}

/** Signs in by a platform; says so where that did not work. */
export function PlatformButton({ platform, callback }: PlatformButtonProps) {
  return platform === "line" ? <LineButton callback={callback} /> : <WeChatButton callback={callback} />;
}

/** The platforms by which one can sign in here, for whoever came to a form first; nothing where there is none. */
export default function PlatformButtons({ callback }: Pick<PlatformButtonProps, "callback">) {
  const { t } = useTranslation("account");
  const { ways } = useSignInWays(true);
  const platform = ways.find((way) => way === "line" || way === "wechat");
  if (platform === undefined) return null;
  return (
    <>
      <p className={styles.or}>{t("or")}</p>
      <PlatformButton platform={platform} callback={callback} />
    </>
  );
}

function LineButton({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const { signIn, state } = useLineSignIn();
  const { lineTrouble } = useSignInWays();
  return (
    <>
      <BrandButton brand="line" busy={state === "busy"} onClick={() => void signIn(callback ?? null)}>
        {t("way.line")}
      </BrandButton>
      {state === "failed" && lineTrouble === null && <FailedNote />}
    </>
  );
}

function WeChatButton({ callback }: { readonly callback: string | undefined }) {
  const { t } = useTranslation("account");
  const { signIn, state } = useWeChatSignIn();
  return (
    <>
      <BrandButton brand="wechat" busy={state === "busy"} onClick={() => void signIn(callback ?? null)}>
        {t("way.wechat")}
      </BrandButton>
      {state === "failed" && <FailedNote />}
    </>
  );
}

/** Says that a way to sign in did not work, and that another try or another way may. */
export function FailedNote() {
  const { t } = useTranslation("account");
  return (
    <div role="alert">
      <Notice kind="danger">{t("failed")}</Notice>
    </div>
  );
}
