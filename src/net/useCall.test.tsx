import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { SWRConfig } from "swr";
import type { ReactNode } from "react";
import { expect, it, vi } from "vitest";
import { orderList } from "#contract/calls/order.ts";
import { remarkTemplate } from "#contract/calls/store.ts";
import { OrderTab } from "#contract/enumerations.ts";
import { callKey, type Scope } from "./callKey.ts";
import { TransportContext, useCall } from "./useCall.ts";
import type { Send } from "./transport.ts";

type Asking = (call: { path: string }, request: unknown) => Promise<unknown>;

const japanese: Scope = { uid: "u1", language: "ja" };
const cache = new Map();

function app(
  part: ReactNode,
  {
    send,
    scope = japanese,
    fresh = [] as string[],
    fallback = {},
  }: {
    send: Asking;
    scope?: Scope;
    fresh?: string[];
    fallback?: Record<string, unknown>;
  },
) {
  return (
    <SWRConfig value={{ provider: () => cache, fallback, shouldRetryOnError: false, dedupingInterval: 0 }}>
      <TransportContext value={{ send: send as unknown as Send, scope, fresh: new Set(fresh) }}>
        {part}
      </TransportContext>
    </SWRConfig>
  );
}

function Orders() {
  const { data, failure, isLoading, reload } = useCall(orderList, { tab: OrderTab.all });
  return (
    <button type="button" onClick={() => void reload()}>
      {isLoading
        ? "loading"
        : failure
          ? `failed: ${failure.kind}`
          : data?.items.map((one) => one.order_no).join()}
    </button>
  );
}
const orders = (order_no: string) => ({ ok: true, data: { items: [{ order_no }], next_cursor: null } });

it("a member never sees what was read for another, not even for a moment", async () => {
  const later = Promise.withResolvers<unknown>();
  const send = vi.fn<Asking>().mockResolvedValueOnce(orders("mine"));
  send.mockReturnValue(later.promise);
  const { rerender } = render(app(<Orders />, { send }));
  expect(await screen.findByText("mine")).toBeDefined();
  rerender(app(<Orders />, { send, scope: { ...japanese, uid: "u2" } }));
  expect(screen.getByText("loading")).toBeDefined();
  later.resolve(orders("theirs"));
  expect(await screen.findByText("theirs")).toBeDefined();
});

it("a failure is given by its kind, and read again when asked", async () => {
  cache.clear();
  const send = vi.fn<Asking>();
  send.mockResolvedValueOnce({ ok: false, kind: "unreachable" }).mockResolvedValue(orders("found"));
  render(app(<Orders />, { send }));
  await userEvent.setup().click(await screen.findByText("failed: unreachable"));
  expect(await screen.findByText("found")).toBeDefined();
});

it("what came with the page is shown at once and not asked for again", async () => {
  cache.clear();
  const Templates = () => <p>{useCall(remarkTemplate, { store_id: "bar" }).data?.templates[0]?.content}</p>;
  const key = callKey(remarkTemplate.path, { store_id: "bar" }, "anyone", japanese);
  const send = vi.fn<Asking>();
  const fallback = { [key]: { templates: [{ template_id: "1", content: "No onion" }] } };
  render(app(<Templates />, { send, fresh: [key], fallback }));
  expect(screen.getByText("No onion")).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(send).not.toHaveBeenCalled();
});

it("a request of null waits", async () => {
  cache.clear();
  const Waiting = () => <p>{useCall(orderList, null).isLoading ? "loading" : "waiting"}</p>;
  const send = vi.fn<Asking>();
  render(app(<Waiting />, { send }));
  await waitFor(() => expect(screen.getByText("waiting")).toBeDefined());
  expect(send).not.toHaveBeenCalled();
});
