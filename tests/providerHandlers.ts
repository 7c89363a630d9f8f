import { http } from "msw";
import type { TestProvider } from "#provider/testing/provider.ts";

/** Where the provider of a component test answers. */
export const PROVIDER_ORIGIN = "http://provider.test";

/** What a test does to a request on its way; without an answer of its own the provider is asked. */
export type OnTheWay = (request: Request, ask: () => Promise<Response>) => Response | Promise<Response>;

/** Hands every request to the provider's own app, so that a component is tested against what will answer it. */
export function providerHandlers(provider: Pick<TestProvider, "app">, onTheWay?: OnTheWay) {
  return [
    http.all(`${PROVIDER_ORIGIN}/*`, async ({ request }) => {
      const ask = async () => {
        const answer = await provider.app.fetch(request.clone(), { address: "192.0.2.1" });
        return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
      };
      return onTheWay ? onTheWay(request, ask) : ask();
    }),
  ];
}
