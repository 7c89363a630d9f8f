import { expect, it } from "vitest";
import { vaultPage } from "./useVaultPage.ts";

const HERE = new URL("https://noren.test/orderDetail?orderNo=1");
const openedAt = (path: string) => [{ name: `https://noren.test${path}` }];

it("a page that was opened elsewhere is opened anew before a card is typed for a vault elsewhere", () => {
  expect(vaultPage("https://vault.test/cards", HERE, openedAt("/home"))?.href).toBe(`${HERE.href}&pay=1`);
});

it.each([
  ["was opened there", "/orderDetail?orderNo=1", "https://vault.test/cards"],
  ["has its vault at home", "/home", "https://noren.test/cards"],
  ["has its vault at home, by its path", "/home", "/cards"],
  ["knows of no vault", "/home", null],
])("a page that %s stays as it is", (_, opened, url) => {
  expect(vaultPage(url, HERE, openedAt(opened))).toBeNull();
});
