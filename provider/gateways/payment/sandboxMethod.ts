import type { PayType } from "#contract/enumerations.ts";

export type SandboxMethod = "paypay" | "merpay" | "alipay" | "wechat" | "card";

/** How the sandbox knows the ways to pay online; cash and the provider's own wallet never come here. */
const methods: { readonly [Type in PayType]?: SandboxMethod } = {
  2: "wechat",
  3: "alipay",
  4: "paypay",
  5: "card",
  6: "merpay",
};

export const SANDBOX_PAY_TYPES: readonly PayType[] = [2, 3, 4, 5, 6];

/** @throws for a pay type that is not paid online */
export function sandboxMethod(pay_type: PayType): SandboxMethod {
  const method = methods[pay_type];
  if (method === undefined) throw new RangeError(`Pay type ${pay_type} is not paid online`);
  return method;
}
