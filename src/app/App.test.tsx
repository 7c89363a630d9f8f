import { fireEvent, render, screen } from "@testing-library/react";
import { flushSync } from "react-dom";
import { MemoryRouter, useLocation } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { AppErrorBoundary, AppRouter, RouterAnchor } from "./App.tsx";
import { gatedHistory } from "./historyGate.ts";

describe("app error boundary", () => {
  function Broken(): never {
    throw new Error("a screen that cannot be drawn");
  }

  it("a screen that breaks while it is drawn ends in words and a way on, never in a white page", async () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => {});
    await renderPart(
      <AppErrorBoundary>
        <Broken />
      </AppErrorBoundary>,
    );
    expect(screen.getByText("Something went wrong")).toBeDefined();
    expect(screen.getByText("Sorry about that. Please reload the page — your cart is saved.")).toBeDefined();
    expect(screen.getByText("Try again")).toBeDefined();
    expect(told).toHaveBeenCalled();
  });
});

describe("router anchor", () => {
  function Here() {
    return <p>At {useLocation().pathname}</p>;
  }

  const open = (href: string) =>
    render(
      <MemoryRouter initialEntries={["/storeIndex"]}>
        <RouterAnchor href={href}>Go</RouterAnchor>
        <Here />
      </MemoryRouter>,
    );

  it("goes to another screen without a page load", () => {
    open("/orderFood?storeId=ramen");
    expect(fireEvent.click(screen.getByText("Go"))).toBe(false);
    expect(screen.getByText("At /orderFood")).toBeDefined();
  });

  it.each(["tel:0312345678", "mailto:shop@example.com", "https://example.com/"])(
    "leaves %s to the browser: a phone number is dialled, not looked for among our screens",
    (href) => {
      open(href);
      const link = screen.getByText("Go");
      expect(link.getAttribute("href")).toBe(href);
      expect(fireEvent.click(link)).toBe(true);
      expect(screen.getByText("At /storeIndex")).toBeDefined();
    },
  );

  it("answers the tap first and draws the next screen in slices; where the app leads by itself it is there at once", async () => {
    const first = { pathname: "/orderDetail", search: "", hash: "", state: null, key: "first" };
    window.history.replaceState(null, "", first.pathname);
    const history = gatedHistory(first);
    history.open();
    render(
      <AppRouter history={history}>
        <RouterAnchor href="/orderFood">Add dishes</RouterAnchor>
        <Here />
      </AppRouter>,
    );
    // As in a browser: nothing waits for all that a tap sets off.
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    screen.getByText("Add dishes").click();
    await Promise.resolve();
    expect(screen.getByText("At /orderDetail")).toBeDefined();
    await vi.waitFor(() => expect(screen.getByText("At /orderFood")).toBeDefined());
    flushSync(() => history.navigator.push("/orderDetail"));
    expect(screen.getByText("At /orderDetail")).toBeDefined();
    vi.unstubAllGlobals();
  });
});
