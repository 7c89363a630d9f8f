import type { MessagesGateway } from "#provider/gateways/messages.ts";

/** A messaging service that keeps what is published for the test to look at. */
export function quietMessages(): MessagesGateway & {
  readonly published: { channel: string; payload: unknown }[];
} {
  const published: { channel: string; payload: unknown }[] = [];
  return {
    published,
    knowsSignIns: true,
    publish: async (channel, payload) => void published.push({ channel, payload }),
    listen: async ({ uid }) => ({
      subscribe_key: "sub-c-test",
      origin: null,
      user_id: uid,
      token: "token-of-the-test",
      expires_in: 3_600,
    }),
  };
}
