import { CardStored, type CardTyped } from "#contract/payment.ts";
import type { sandboxService } from "./sandboxService.ts";

const ORIGIN = "https://shop.example";
const typed: CardTyped = {
  number: "4242 4242 4242 4242",
  valid_period: "12 / 40",
  security_code: "123",
  name: "TARO YAMADA",
};

/** What a browser sends to the sandbox's vault, and what the provider then does with the token. */
export function vaultVisit(sandbox: () => ReturnType<typeof sandboxService>) {
  const way = { return_url: `${ORIGIN}/cardList`, origin: ORIGIN };
  const vault = () => sandbox().gateway.vault(ORIGIN);
  const send = (changes: Partial<CardTyped> = {}, headers: Record<string, string> = {}) =>
    sandbox().routes.request(vault().url, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${vault().key}`, ...headers },
      body: JSON.stringify({ ...typed, ...changes }),
    });
  return {
    way,
    send,
    url: () => vault().url,
    tokenOf: async (number = typed.number) => {
      const security_code = number.startsWith("37") ? "1234" : "123";
      return CardStored.parse(await (await send({ number, security_code })).json()).token;
    },
    charge: async (token: string, ref: string = crypto.randomUUID()) => ({
      ref,
      ...(await sandbox().gateway.charge({ ref, token, amount: 900, title: "Noren", ...way })),
    }),
  };
}
