import type { Services } from "#app/createServices.ts";
import type { ClientSettings } from "#app/pageData.ts";
import { type HostKind, signInPathAtom, type SignInPlatform } from "#state/account/signInPath.ts";
import { apiBaseAtom, missingServicesAtom, mapSettingsAtom } from "#state/page/operatorSettings.ts";

export interface SignInParts {
  readonly kind: HostKind;
  readonly settings: ClientSettings;
  readonly services: Services;
  /** Whether this is LINE's first redirect, on which its SDK's init never settles. */
  readonly isFirstRedirect: boolean;
}

/** Lets the screens know the operator's API and maps, and the way to the platforms' sign-ins; the code behind it comes when someone goes there. */
export function startSignIn(parts: SignInParts): void {
  const { kind, settings, services } = parts;
  const enter = () => import("./signInWork.ts").then(({ signInWork }) => signInWork(parts));
  const platforms: SignInPlatform[] = [];
  if (settings.lineLogin) platforms.push("line");
  if (settings.wechatLogin) platforms.push("wechat");
  services.store.set(apiBaseAtom, settings.apiBase);
  services.store.set(missingServicesAtom, settings.lacks ?? []);
  services.store.set(mapSettingsAtom, settings);
  services.store.set(signInPathAtom, {
    host: kind,
    backOrigins: settings.backOrigins ?? [],
    platforms,
    liffId: settings.liffId,
    signIn: async (...asked) => (await enter()).signIn(...asked),
    silently: async () => (kind === "browser" ? "failed" : (await enter()).silently()),
    lineToken: async () => (await enter()).lineToken(),
    reach: async () => (await enter()).reach(),
  });
}
