import { vi } from "vitest";
import type { LineSdk } from "#boot/line.ts";

interface FakeLine {
  readonly id: string | null;
  readonly access: string | null;
  readonly isInClient: boolean;
  readonly init: () => Promise<void>;
}

/** LINE's SDK in memory: who is signed in there, and where one was led. */
export function fakeLine(said: Partial<FakeLine> = {}) {
  const { init = () => Promise.resolve(), isInClient = false } = said;
  let tokens = { id: said.id ?? null, access: said.access ?? said.id ?? null };
  const login = vi.fn<(redirectUri: string) => void>();
  const sdk: LineSdk = {
    init,
    isLoggedIn: () => tokens.access !== null,
    isInClient: () => isInClient,
    idToken: () => tokens.id,
    accessToken: () => tokens.access,
    login,
    logout: () => {
      tokens = { id: null, access: null };
    },
    openOutside: () => isInClient,
    close: () => true,
    can: () => false,
    canWrite: () => false,
    share: () => Promise.resolve(false),
    scan: () => Promise.resolve(null),
    write: () => Promise.resolve(false),
    endpoint: () => null,
    addShortcut: () => Promise.resolve(),
  };
  return { sdk, login };
}
