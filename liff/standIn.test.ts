// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { standInSdk } from "./standIn.ts";

const LIFF = "Mozilla/5.0 Mobile/15E148 Safari Line/15.2.0 LIFF";
const tokens = { id_token: "id-1", access_token: "access-1" };
const fetched = vi.fn<typeof fetch>();

function at(address: string, userAgent = "Safari", ways: Partial<Parameters<typeof standInSdk>[2]> = {}) {
  window.history.replaceState({ idx: 2 }, "", address);
  vi.spyOn(window.navigator, "userAgent", "get").mockReturnValue(userAgent);
  return standInSdk("1000000000-StandIn0", "", { assign: () => {}, replace: () => {}, ...ways });
}
const verifier = () => localStorage.getItem("LIFF_STORE:stand-in:verifier");

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ ...tokens, token_type: "Bearer" }));
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

describe("the stand-in of LINE's SDK in a browser", () => {
  it("exchanges the code that one comes back with, once, with the verifier that this browser kept", async () => {
    localStorage.setItem("LIFF_STORE:stand-in:verifier", "v".repeat(43));
    const back = "/orderFood?storeId=bar&code=c&state=s&liffClientId=1&liffRedirectUri=https%3A%2F%2Fa%2F";
    const sdk = at(back);
    await sdk.init();
    expect([sdk.isLoggedIn(), sdk.idToken(), sdk.accessToken(), sdk.isInClient()]).toEqual([
      true,
      "id-1",
      "access-1",
      false,
    ]);
    const [address, init] = fetched.mock.calls[0] ?? [];
    expect(address).toBe("/standin/line/oauth2/v2.1/token");
    expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
      grant_type: "authorization_code",
      client_id: "1",
      code: "c",
      redirect_uri: "https://a/",
      code_verifier: "v".repeat(43),
    });
    expect(verifier()).toBeNull();
    await at(back).init();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("is signed in as nobody in another browser than the one that left", async () => {
    const sdk = at("/?code=c&state=s&liffClientId=1");
    await sdk.init();
    expect([sdk.isLoggedIn(), fetched.mock.calls]).toEqual([false, []]);
  });

  it("fails as LINE's does for who cancelled, and for a code that is not taken", async () => {
    const denied = at("/?error=access_denied&error_description=no&liffOAuth2Error=true");
    await expect(denied.init()).rejects.toThrow("INIT_FAILED access_denied: no");
    localStorage.setItem("LIFF_STORE:stand-in:verifier", "v");
    fetched.mockResolvedValue(new Response("{}", { status: 400 }));
    await expect(at("/?code=c&liffClientId=1").init()).rejects.toThrow("INIT_FAILED");
    expect(verifier()).toBeNull();
  });

  it("leaves with the hash of a verifier that it keeps, and forgets its tokens at sign-out", async () => {
    const assign = vi.fn<(address: string) => void>();
    const sdk = at("/orderFood?storeId=bar", "Safari", { assign });
    sdk.login("https://noren.example/orderFood?storeId=bar");
    const url = new URL(assign.mock.calls[0]?.[0] ?? "", "https://noren.example");
    expect(url.pathname).toBe("/standin/line/liff/v1/authorize");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      app_id: "1000000000-StandIn0",
      redirect_uri: "https://noren.example/orderFood?storeId=bar",
      code_challenge_method: "S256",
      code_challenge: createHash("sha256")
        .update(verifier() ?? "")
        .digest("base64url"),
    });
    localStorage.setItem("LIFF_STORE:stand-in", JSON.stringify(tokens));
    expect(sdk.isLoggedIn()).toBe(true);
    sdk.logout();
    expect(sdk.isLoggedIn()).toBe(false);
  });
});

describe("the stand-in of LINE's SDK inside of LINE", () => {
  it("takes the tokens out of the fragment, and nothing else of the address", async () => {
    const sdk = at("/orderFood?storeId=bar#access_token=access-1&id_token=id-1&client_id=1", LIFF);
    await sdk.init();
    expect([sdk.isInClient(), sdk.idToken(), sdk.accessToken()]).toEqual([true, "id-1", "access-1"]);
    expect(window.location.href).toMatch(/\/orderFood\?storeId=bar$/);
    expect(window.history.state).toEqual({ idx: 2 });
    expect(localStorage).toHaveLength(0);
  });

  it("leads on from the first redirect and never settles there", async () => {
    const replace = vi.fn<(address: string) => void>();
    const hidden = encodeURIComponent("/orderFood?storeId=bar");
    const sdk = at(`/?liff.state=${hidden}#access_token=a&id_token=b`, LIFF, { replace });
    const settled = vi.fn<() => void>();
    void sdk.init().then(settled);
    await Promise.resolve();
    expect(replace).toHaveBeenCalledExactlyOnceWith("/orderFood?storeId=bar");
    expect(settled).not.toHaveBeenCalled();
    expect(sdk.idToken()).toBe("b");
  });
});
