import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import NoContentScreen from "./NoContentScreen.tsx";

describe("a link that leads to nothing", () => {
  it.each([
    ["store", "We can’t find this store", "Open the store again", "/orderFood?storeId=bar&tableId=T9"],
    ["table", "We can’t confirm your table", "See the menu", "/orderFood?storeId=bar"],
    ["order", "We can’t find this order", "See the orders", "/orderFood?storeId=bar&tableId=T9&tab=orders"],
  ])("to a %s says what is missing, and where to go on", async (type, title, action, address) => {
    await renderPart(<NoContentScreen query={{ type, storeId: "bar", tableId: "T9" }} />, {
      texts: ["store"],
    });
    screen.getByRole("heading", { name: title });
    expect(screen.getByRole("link", { name: action }).getAttribute("href")).toBe(address);
  });

  it("to an order of no store leads to all orders", async () => {
    await renderPart(<NoContentScreen query={{ type: "order" }} />, { texts: ["store"] });
    expect(screen.getByRole("link", { name: "See the orders" }).getAttribute("href")).toBe("/order");
  });

  it("without a word on what it was leads home", async () => {
    await renderPart(<NoContentScreen query={{ type: "nonsense" }} />, { texts: ["store"] });
    expect(screen.getByRole("link").getAttribute("href")).toBe("/home");
  });
});
