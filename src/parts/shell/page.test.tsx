import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { useHydrated } from "./page.ts";

// @vitest-environment jsdom

const seen: boolean[] = [];

function Screen() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? "all" : "what the server draws"}</p>;
}

afterEach(() => {
  seen.length = 0;
  document.body.replaceChildren();
});

test.each([
  ["a page", <Screen key="page" />],
  [
    "a part that is taken over later",
    <Suspense key="part" fallback={null}>
      <Screen />
    </Suspense>,
  ],
])("%s of the server's is taken over as it is, and then completed, each drawn once", async (_name, page) => {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = renderToString(page);
  expect(root.textContent).toBe("what the server draws");
  seen.length = 0;
  const faults: unknown[] = [];
  await act(async () => hydrateRoot(root, page, { onRecoverableError: (fault) => faults.push(fault) }));
  expect(faults).toEqual([]);
  expect(seen).toEqual([false, true]);
  expect(root.textContent).toBe("all");
});

test("where the server drew nothing all is there at once", () => {
  render(<Screen />);
  expect(seen).toEqual([true]);
  expect(screen.getByText("all")).toBeDefined();
});
