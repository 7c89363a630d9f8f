import { CardStored } from "#contract/payment.ts";
import type { TestProvider } from "./provider.ts";

const ORIGIN = "http://provider.test";

/** Someone with cards, in front of the sandbox: what their browser does there. */
export function cardHolder(provider: Pick<TestProvider, "app" | "parts">) {
  const fetch = (url: string, init: RequestInit) =>
    provider.app.fetch(new Request(url, init), { address: "192.0.2.1" });
  return {
    /** Sends a card to the vault; answers the token that came back. */
    async type(number: string, valid_period = "12/40"): Promise<string> {
      const vault = provider.parts.payment.vault(ORIGIN);
      if (vault === null) throw new Error("No vault");
      const { url, key } = vault;
      const security_code = number.startsWith("37") ? "1234" : "123";
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
        body: JSON.stringify({ number, valid_period, security_code, name: "TARO YAMADA" }),
      });
      return CardStored.parse(await response.json()).token;
    },
    /** Presses a button of a page of the sandbox; answers where it leads back to. */
    async press(redirect_url: string | null, outcome: string): Promise<string> {
      const response = await fetch(redirect_url ?? "", {
        method: "POST",
        body: new URLSearchParams({ outcome }),
      });
      return response.headers.get("location") ?? "";
    },
  };
}

/** Test numbers of the sandbox by what their bank does. */
export const TEST_CARDS = {
  approve: "4242424242424242",
  jcb: "3566002020360505",
  amex: "378282246310005",
  decline: "4000000000000002",
  short: "4000000000009995",
  challenge: "4000002760003184",
  silent: "4000000000000119",
} as const;
