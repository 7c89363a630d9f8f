// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { Basics } from "./Basics.tsx";
import { Forms } from "./Forms.tsx";
import { Lists } from "./Lists.tsx";
import { States } from "./States.tsx";

const page = (
  <>
    <Basics />
    <Forms />
    <Lists />
    <States />
  </>
);

test("all that the server renders does without inline styles, which a strict policy forbids", () => {
  expect(renderToString(page)).not.toMatch(/ style="/);
});

test("what the server rendered comes to life as it is", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  const before = container.textContent;
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.textContent).toBe(before);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
