import type { APIRequestContext } from "@playwright/test";
import * as Code from "#contract/codes.ts";
import { OrderType, PayType } from "#contract/enumerations.ts";
import { demoOrigin } from "./origins.ts";
import { ask, type Someone } from "./someone.ts";

const TYPED = {
  number: "4242424242424242",
  valid_period: "12/40",
  security_code: "123",
  name: "HANA SATO",
};

/** A card with a store, bought and paid for by the calls alone. */
export async function boughtCard(
  request: APIRequestContext,
  { uid, auth_token }: Someone,
  store_id: string,
  price: number,
): Promise<void> {
  const tell = async (path: string, body: object) => {
    const { code, data } = await ask(request, {
      origin: demoOrigin,
      path,
      body: { uid, auth_token, ...body },
    });
    if (code !== Code.success) throw new Error(`${path} answers ${code}`);
    return data;
  };
  const bought = { store_id, kind: 1, offer_id: `refill-${store_id}-${price}`, shown_price: price };
  const { refill_order_no } = (await tell("/order/refill_card/create_order", bought)) as {
    refill_order_no: string;
  };
  const { vault } = (await tell("/order/store/storepaylist", { store_id, order_type: OrderType.dineIn })) as {
    vault: { url: string; key: string };
  };
  const kept = await request.post(vault.url, {
    data: TYPED,
    headers: { authorization: `Bearer ${vault.key}` },
  });
  const { token: vault_token } = (await kept.json()) as { token: string };
  await tell("/order/refill_card/pay", { refill_order_no, pay_type: PayType.card, vault_token });
}
