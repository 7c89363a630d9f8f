import * as z from "zod";
import type { LineBotSettings, LineSettings, LineTemplates } from "./settingsGroups.ts";
import { templateTags } from "./gateways/line/templateTags.ts";
import { toldEvents, type ToldEvent } from "./lineMessages/toldEvents.ts";

interface Given {
  readonly NOREN_LIFF_ID?: string | undefined;
  readonly NOREN_LINE_CHANNEL_ID?: string | undefined;
  readonly NOREN_LINE_CHANNEL_SECRET?: string | undefined;
  readonly NOREN_LINE_BOT_TOKEN?: string | undefined;
  readonly NOREN_LINE_BOT_CHANNEL_ID?: string | undefined;
  readonly NOREN_LINE_BOT_CHANNEL_SECRET?: string | undefined;
}

/** The channel that customers sign in by; a LIFF id begins with the id of its channel. */
export function lineSettings(given: Given): LineSettings | null {
  const channelId = given.NOREN_LINE_CHANNEL_ID ?? given.NOREN_LIFF_ID?.split("-")[0];
  return channelId === undefined
    ? null
    : { channelId, channelSecret: given.NOREN_LINE_CHANNEL_SECRET ?? null };
}

/** The official account's channel: a token of it, or what short-lived ones are asked for by. */
export function lineBotSettings(given: Given): LineBotSettings | null {
  const { NOREN_LINE_BOT_TOKEN: token, NOREN_LINE_BOT_CHANNEL_ID: id } = given;
  const { NOREN_LINE_BOT_CHANNEL_SECRET: secret } = given;
  if (token !== undefined) return { token };
  return id === undefined || secret === undefined ? null : { id, secret };
}

const byTag = new Map([...templateTags].map(([language, tag]) => [tag, language]));
const Language = z
  .string()
  .transform((tag, context) => byTag.get(tag) ?? (context.addIssue("language"), z.NEVER));
const Template = z.strictObject({
  name: z.string().regex(/^\w{1,60}$/),
  languages: z
    .array(Language)
    .min(1)
    .default(() => [...templateTags.keys()]),
  params: z.record(z.string(), z.string().max(500)),
});
const events = z.enum(Object.keys(toldEvents) as [ToldEvent, ...ToldEvent[]]);
const Templates = z.partialRecord(events, Template).refine((all) => Object.keys(all).length > 0);

/** Templates of service messages, from JSON; null for what is none. */
export function readTemplates(text: string): LineTemplates | null {
  try {
    return Templates.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
