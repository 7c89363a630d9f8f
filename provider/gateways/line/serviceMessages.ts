import * as z from "zod/mini";
import {
  LineBusy,
  type LineNotice,
  type LineNotifier,
  LineRefused,
  type LineService,
  LineUnready,
  templateTags,
} from "./lineMessages.ts";
import type { Log } from "#provider/operations/log.ts";
import type { LineTemplates } from "#provider/operations/settingsGroups.ts";
import { askLine, type ChannelToken, type LineAsking } from "./askLine.ts";

const Permission = z.object({
  notificationToken: z.optional(z.string()),
  remainingCount: z.number(),
  expiresIn: z.optional(z.number()),
});
/** What a template shows of a value, in graphemes: the least of LINE's limits. */
const MOST_GRAPHEMES = 50;
const graphemes = new Intl.Segmenter();

interface ServiceOptions extends LineAsking {
  readonly templates: LineTemplates;
  readonly log: Log;
}

/** Service messages of a LINE MINI App ("LINE MINI App API reference", by the channel of the mini-app itself). */
export function serviceMessages(
  token: ChannelToken,
  { templates, log, ...asking }: ServiceOptions,
): LineService {
  const ask = async (path: string, body: unknown) =>
    askLine(
      {
        path,
        headers: { authorization: `Bearer ${await token.read()}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      },
      asking,
    );

  return {
    knows: (event, language) => templates[event]?.languages.includes(language) === true,

    async permission(liffAccessToken) {
      try {
        const { status, body } = await ask("/message/v3/notifier/token", { liffAccessToken });
        if (status === 401) token.forget();
        if (status === 200) return notifierOf(body);
        log.warn("LINE allows no service message", { status });
      } catch (error) {
        log.warn("LINE out of reach", { error });
      }
      return null;
    },

    async send(notice, notificationToken) {
      const template = templates[notice.event];
      const tag = templateTags.get(notice.language);
      if (template === undefined || tag === undefined) throw new LineRefused("no template");
      // Before: where LINE gives the channel none, nothing was shown.
      await token.read().catch((error: unknown) => {
        throw error instanceof LineBusy ? error : new LineUnready(String(error));
      });
      const templateName = `${template.name}_${tag}`;
      const asked = ask("/message/v3/notifier/send?target=service", {
        templateName,
        params: paramsOf(template.params, notice),
        notificationToken,
      });
      const { status, body } = await asked.catch((error: unknown) => {
        // It may have been shown, and nothing tells LINE that the next one would be the same.
        throw error instanceof LineBusy ? error : new LineRefused("no answer");
      });
      if (status === 200) return notifierOf(body);
      if (status === 401) {
        token.forget();
        throw new LineUnready("LINE answered 401");
      }
      if (status >= 500) throw new LineRefused("no answer");
      throw new LineRefused(`${status} ${templateName}`);
    },
  };
}

function notifierOf(body: unknown): LineNotifier | null {
  const { notificationToken, remainingCount = 0, expiresIn = 0 } = Permission.safeParse(body).data ?? {};
  return notificationToken === undefined || remainingCount < 1
    ? null
    : { token: notificationToken, remaining: remainingCount, expires_in: expiresIn };
}

/** A template's values: words of the operator's, with the notice's own in braces. */
function paramsOf(
  params: Readonly<Record<string, string>>,
  { content, link, order_no, store_name }: LineNotice,
): Record<string, string> {
  const known: Readonly<Record<string, string>> = {
    store: store_name,
    text: content,
    order: order_no,
    link: link ?? "",
  };
  return Object.fromEntries(
    Object.entries(params).map(([name, words]) => {
      const value = words.replace(/\{(\w+)\}/g, (all, key: string) => known[key] ?? all);
      return [name, words.includes("{link}") ? value : shortened(value)];
    }),
  );
}

function shortened(value: string): string {
  const parts = [...graphemes.segment(value)].map(({ segment }) => segment);
  return parts.length <= MOST_GRAPHEMES ? value : `${parts.slice(0, MOST_GRAPHEMES - 1).join("")}…`;
}
