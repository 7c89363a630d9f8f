import type { ChannelMessage } from "./channelLog.ts";

/** Who publishes everything: clients cannot. */
export const PUBLISHER = "noren";

/** A message as `/v3/history` tells it, with what the SDK asked for beside it. */
export function historyEntry(
  { timetoken, payload }: ChannelMessage,
  asked: (name: string) => string | undefined,
): Record<string, unknown> {
  return {
    message: payload,
    timetoken: timetoken.toString(),
    ...(asked("include_uuid") === "true" && { uuid: PUBLISHER }),
    ...(asked("include_message_type") === "true" && { message_type: null }),
  };
}

/**
 * The body of `/v2/history`: `[messages, first token, last token]`. Tokens are numbers there, of more digits than
 * JavaScript's numbers hold, so the text is put together by hand.
 */
export function olderHistory(
  messages: readonly ChannelMessage[],
  asked: (name: string) => string | undefined,
): string {
  const written = (timetoken: bigint) =>
    asked("string_message_token") === "true" ? `"${timetoken}"` : `${timetoken}`;
  const entries = messages.map(({ payload, timetoken }) => {
    const message = JSON.stringify(payload);
    return asked("include_token") === "true"
      ? `{"message":${message},"timetoken":${written(timetoken)}}`
      : message;
  });
  const first = written(messages[0]?.timetoken ?? 0n);
  const last = written(messages.at(-1)?.timetoken ?? 0n);
  return `[[${entries.join(",")}],${first},${last}]`;
}
