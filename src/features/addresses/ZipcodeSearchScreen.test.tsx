import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { addressCustomer, PATIENCE } from "./testing/addressCustomer.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));

const { provider } = beforeProvider();
const { arrived, tap, type } = addressCustomer(provider);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("searching by postal code", () => {
  it.each(["100-0005", "1000005", "１００－０００５", "〒100-0005"])("finds %s", async (typed) => {
    await openApp("/zipcodeSearch");
    await type("Postal code", typed);
    expect(await screen.findByText(/東京都千代田区丸の内/, {}, PATIENCE)).toBeDefined();
  });

  it.each([
    ["🍣", "A postal code is 7 digits."],
    ["12345678", "A postal code is 7 digits."],
    ["100", "Enter the 7 digits"],
  ])("says of %s what a code is", async (typed, told) => {
    await openApp(`/zipcodeSearch?keyword=${encodeURIComponent(typed)}`);
    expect(await screen.findByText(new RegExp(told), {}, PATIENCE)).toBeDefined();
  });

  it("says that there is no such code, and leads on by hand", async () => {
    await openApp("/zipcodeSearch?keyword=9999999");
    expect(await screen.findByText("No results for 〒999-9999", {}, PATIENCE)).toBeDefined();
    await tap("Enter the address myself");
    await arrived("/addAddress");
  });
});

describe("where take-away is fetched", () => {
  it("is the store's address, with the way there", async () => {
    await openApp("/takeOutAddress?storeId=diner");
    const link = await screen.findByRole("link", { name: "Directions in a map app" }, PATIENCE);
    expect(link.getAttribute("href")).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=/);
    expect(link.getAttribute("rel")).toContain("noopener");
  });

  it("asks for a store where there is none", async () => {
    await openApp("/takeOutAddress");
    expect(await screen.findByText("No store chosen", {}, PATIENCE)).toBeDefined();
  });
});
