import { channelAccessToken } from "@line/bot-sdk";
import { lineAnswer } from "./lineAnswer.ts";
import type { Channel, ToolSettings } from "./settings.ts";

/** A token for a channel: the one that was given, or a stateless one, good for 15 minutes, which nobody has to keep. */
export async function accessToken(given: ToolSettings["bot"] | Channel): Promise<string> {
  if ("token" in given) return given.token;
  const api = new channelAccessToken.ChannelAccessTokenClient({});
  const { access_token } = await lineAnswer(
    api.issueStatelessChannelTokenByClientSecret(given.id, given.secret),
  );
  return access_token;
}
