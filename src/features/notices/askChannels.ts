import { getChannel } from "#contract/calls/session.ts";
import { getUnvToken } from "#contract/calls/store.ts";
import type { Listening } from "#contract/member.ts";
import type { Send } from "#net/transport.ts";

/** What one may listen to, and how. */
export interface Channels {
  /** Null where the session was refused: then only what the store tells everyone can be heard. */
  readonly own: { readonly inform_channel: string; readonly inform_channel_member: string } | null;
  readonly channels: readonly string[];
  readonly listening: Listening;
  /** Asks for another token for the same channels; rejects when there is none to be had now. */
  readonly renew: () => Promise<Listening>;
}

/** Asks for the member's channels, or where the session has ended for the store's public one; null: try again later. */
export async function askChannels(send: Send, storeId: string | null): Promise<Channels | null> {
  const askOwn = () => send(getChannel, storeId ? { store_id: storeId } : {}, { isSilent: true });
  const answer = await askOwn();
  if (answer.ok) {
    const { inform_channel, inform_channel_member, listening } = answer.data;
    return {
      own: { inform_channel, inform_channel_member },
      channels: [inform_channel_member, inform_channel],
      listening,
      renew: async () => listeningOf(await askOwn().then((next) => (next.ok ? next.data.listening : null))),
    };
  }
  if (answer.kind !== "code" || storeId === null) return null;
  const askPublic = async () => {
    const token = await send(getUnvToken, { store_id: storeId }, { isSilent: true });
    return token.ok ? token.data : null;
  };
  const listening = await askPublic();
  if (listening === null) return null;
  return {
    own: null,
    channels: [listening.channel],
    listening,
    renew: async () => listeningOf(await askPublic()),
  };
}

function listeningOf(listening: Listening | null): Listening {
  if (listening === null) throw new Error("There is no token to listen with now");
  return listening;
}
