import { renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useVaultPage } from "./useVaultPage.ts";

const replace = vi.fn<(to: URL) => void>();
/** The page as it was opened, and where one is by now. */
function at(opened: string, now: string): void {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: `https://noren.test${opened}` },
  ] as never);
  const location = { href: `https://noren.test${now}`, origin: "https://noren.test", replace };
  vi.stubGlobal("location", location);
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  replace.mockReset();
});
const ORDER = "/orderDetail?orderNo=1";
const vaultAt = (origin: string) => ({ url: `${origin}/cards`, key: "pk" });

it("a page that was opened elsewhere is opened anew before a card is typed for a vault elsewhere", () => {
  at("/home", ORDER);
  renderHook(() => useVaultPage(vaultAt("https://vault.test")));
  expect(replace.mock.calls.map(([to]) => to.href)).toEqual([`https://noren.test${ORDER}&pay=1`]);
});

it.each([
  ["was opened there", ORDER, "https://vault.test"],
  ["has its vault at home", "/home", "https://noren.test"],
])("a page that %s stays as it is", (_, opened, origin) => {
  at(opened, ORDER);
  renderHook(() => useVaultPage(vaultAt(origin)));
  renderHook(() => useVaultPage(null));
  expect(replace).not.toHaveBeenCalled();
});
