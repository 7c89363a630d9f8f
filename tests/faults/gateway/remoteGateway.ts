import * as z from "zod";
import { PayType } from "#contract/enumerations.ts";
import type { CardVault, PaymentGateway } from "#provider/gateways/payments/paymentGateway.ts";

const Settings = z.object({ url: z.string() });

/** An adapter that has everything done by the test, which may kill the provider before it answers. */
export function createGateway(settings: unknown): PaymentGateway {
  const { url } = Settings.parse(settings);
  const asked =
    <Given extends readonly unknown[], Answer>(verb: string) =>
    async (...given: Given): Promise<Answer> => {
      const response = await fetch(`${url}/${verb}`, { method: "POST", body: JSON.stringify(given) });
      const { answer } = (await response.json()) as { answer: Answer };
      return answer;
    };
  const vault: CardVault = {
    address: () => ({ url: `${url}/cards`, key: "public" }),
    charge: asked("charge"),
    describe: asked("describe"),
    keep: asked("keep"),
    confirm: asked("confirm"),
    forget: asked("forget"),
  };
  return {
    methods: [PayType.payPay, PayType.alipay, PayType.card],
    begin: asked("begin"),
    query: asked("query"),
    cancel: asked("cancel"),
    refund: asked("refund"),
    notify: async ({ body }) => [body],
    vault,
  };
}
