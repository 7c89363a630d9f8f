import { liff } from "@line/bot-sdk";
import { lineAnswer, LineRefusal } from "./lineAnswer.ts";

const NOT_THERE = 404;

/** The LIFF apps of a LINE Login channel, by LINE's own SDK. Every call rejects with a `LineRefusal`. */
export function liffApps(channelAccessToken: string) {
  const api = new liff.LiffClient({ channelAccessToken });
  return {
    async list(): Promise<readonly liff.LiffApp[]> {
      try {
        return (await lineAnswer(api.getAllLIFFApps())).apps ?? [];
      } catch (error) {
        // LINE's answer for a channel without any.
        if (error instanceof LineRefusal && error.status === NOT_THERE) return [];
        throw error;
      }
    },
    /** Answers the new app's id. */
    add: async (app: liff.AddLiffAppRequest) => (await lineAnswer(api.addLIFFApp(app))).liffId,
    update: (liffId: string, app: liff.UpdateLiffAppRequest) => lineAnswer(api.updateLIFFApp(liffId, app)),
    remove: (liffId: string) => lineAnswer(api.deleteLIFFApp(liffId)),
  };
}

export type LiffApps = ReturnType<typeof liffApps>;
