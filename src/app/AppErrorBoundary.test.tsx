import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { AppErrorBoundary } from "./AppErrorBoundary.tsx";

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
