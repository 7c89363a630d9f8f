import type { LineMessagesGateway } from "#provider/gateways/lineMessages.ts";
import type { Log } from "#provider/log.ts";
import type { Settings } from "#provider/settings.ts";
import { channelToken } from "./channelToken.ts";
import { deskLine, noLine } from "./deskLine.ts";
import { pushMessages } from "./pushMessages.ts";
import { serviceMessages } from "./serviceMessages.ts";

const API = "https://api.line.me";

/** The official account's messages, a mini-app's service messages, both, or, without keys for either, a demo's desk. */
export function chooseLineMessages(
  { line, lineBot, lineTemplates, hasDemo }: Pick<Settings, "line" | "lineBot" | "lineTemplates" | "hasDemo">,
  { clock, log, api = API }: { readonly clock: () => Date; readonly log: Log; readonly api?: string },
): LineMessagesGateway {
  const asking = { api, send: fetch };
  const ownSecret = line?.channelSecret ?? null;
  const hasService = lineTemplates !== null && line !== null && ownSecret !== null;
  if (lineBot === null && !hasService) return hasDemo ? deskLine : noLine;
  const bot =
    lineBot === null
      ? null
      : "token" in lineBot
        ? { read: () => Promise.resolve(lineBot.token), forget: () => undefined }
        : channelToken(lineBot, { ...asking, clock });
  return {
    isDesk: false,
    push: bot === null ? null : pushMessages(bot, asking),
    service: hasService
      ? serviceMessages(channelToken({ id: line.channelId, secret: ownSecret }, { ...asking, clock }), {
          ...asking,
          templates: lineTemplates,
          log,
        })
      : null,
  };
}
