import type { Page } from "@playwright/test";

export const CREATE = "**/order/order/createorder";

/** Numbers of the orders that this phone's customer has, by the provider's word. */
export function ordersOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { uid, auth_token } = JSON.parse(localStorage.getItem("user") ?? "{}") as Record<string, string>;
    const response = await fetch("/order/order/orderlist", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ uid, auth_token, tab: 0 }),
    });
    const { data } = (await response.json()) as { data: { items: { order_no: string; is_mine: number }[] } };
    return data.items.filter(({ is_mine }) => is_mine === 1).map(({ order_no }) => order_no);
  });
}
