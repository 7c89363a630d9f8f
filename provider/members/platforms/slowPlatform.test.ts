import { expect, it } from "vitest";
import { noneRegister } from "#contract/calls/session.ts";
import { login } from "#contract/calls/signIn.ts";
import * as Code from "#contract/codes.ts";
import type { LineGateway } from "#provider/gateways/line/line.ts";
import { testProvider } from "#provider/testing/provider.ts";

it("while LINE takes its time to answer for one customer, all others are served", async () => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<"refused">();
  const line: LineGateway = {
    channelId: "1",
    verifyIdToken: () => {
      asked.resolve();
      return answer.promise;
    },
    verifyAccessToken: async () => "refused",
    deauthorize: async () => false,
  };
  const provider = await testProvider({ line });
  const proof = { platform: "line", token_kind: "id", token: "slow" } as const;
  const waiting = provider.call(login, { by: "platform", proof });
  await asked.promise;
  // The embedded database has one connection: a transaction held open would hold up everyone.
  expect(await provider.call(noneRegister, {})).toMatchObject({ code: Code.success });
  answer.resolve("refused");
  expect(await waiting).toMatchObject({ code: Code.signatureFailed });
  await provider.close();
});
