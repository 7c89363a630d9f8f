import { expect, it, vi } from "vitest";
import { activateWaiting } from "./activateWaiting.ts";

/** Whether a worker that waits is told to take over, with pages open that are seen or not. */
async function takesOver(...open: readonly DocumentVisibilityState[]): Promise<boolean> {
  const postMessage = vi.fn<(message: unknown) => void>();
  const registration = { waiting: { postMessage } } as unknown as ServiceWorkerRegistration;
  const clients = {
    claim: async () => {},
    matchAll: async () => open.map((visibilityState) => ({ visibilityState })),
  };
  await activateWaiting({ registration, clients });
  return postMessage.mock.calls.length > 0;
}

it("a new worker takes over when the one page is left for another, and not beside a page that is open", async () => {
  expect(await takesOver("visible")).toBe(true);
  expect(await takesOver()).toBe(true);
  expect(await takesOver("visible", "hidden")).toBe(false);
  // A new tab hides the page that it was opened from.
  expect(await takesOver("hidden")).toBe(false);
});
