import { apiBaseAtom } from "#state/apiBase.ts";
import { lacksAtom } from "#state/lacks.ts";
import { mapSettingsAtom } from "#state/mapSettings.ts";
import type { HostKind, SignInPlatform } from "#state/signInDoor.ts";
import { signInDoorAtom } from "#state/signInDoor.ts";
import type { Services } from "./createServices.ts";
import type { ClientSettings } from "./pageData.ts";

export interface DoorParts {
  readonly kind: HostKind;
  readonly settings: ClientSettings;
  readonly services: Services;
  /** Whether this is LINE's first redirect, on which its SDK's init never settles. */
  readonly isFirstRedirect: boolean;
}

/** Lets the screens know the operator's API and maps, and the way to the platforms' sign-ins; the code behind it comes when someone goes there. */
export function openDoor(parts: DoorParts): void {
  const { kind, settings, services } = parts;
  const enter = () => import("./doorWork.ts").then(({ doorWork }) => doorWork(parts));
  const platforms: SignInPlatform[] = [];
  if (settings.lineLogin) platforms.push("line");
  if (settings.wechatLogin) platforms.push("wechat");
  services.store.set(apiBaseAtom, settings.apiBase);
  services.store.set(lacksAtom, settings.lacks ?? []);
  services.store.set(mapSettingsAtom, settings);
  services.store.set(signInDoorAtom, {
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
