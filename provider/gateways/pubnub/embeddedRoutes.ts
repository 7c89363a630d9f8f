import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { badRequest, forbidden, overloaded } from "./admit.ts";
import { type ChannelLog, type ChannelMessage, timetokenOf } from "./channelLog.ts";
import { type Guard, namesIn, PUBLISHER, refusal, tokenIn } from "./subscribe.ts";

/** Messages of one channel that one answer holds at most, when one or several are asked for; as at PubNub. */
const MOST_OF_ONE = 100;
const MOST_OF_EACH = 25;

interface Service {
  readonly log: ChannelLog;
  readonly guard: Guard;
  readonly clock: () => Date;
  readonly subscribe: (request: Request) => Promise<Response>;
}

/** The part of PubNub's HTTP protocol that its JavaScript SDK (12.0) uses to listen, and nothing that writes. */
export function embeddedRoutes({ log, guard, clock, subscribe }: Service): Hono {
  const routes = new Hono();
  const guarded = (
    handle: (context: Context, channels: readonly string[]) => Promise<Response> | Response,
  ) => {
    return async (context: Context) => {
      const channels = namesIn(context.req.param("channels"));
      const token = context.req.query("auth");
      const uuid = context.req.query("uuid");
      const visit = { subscribeKey: context.req.param("key"), channels, token, uuid };
      const entered = await guard.enter(visit);
      return "status" in entered ? refusal(entered) : await handle(context, channels);
    };
  };

  routes.use("*", cors({ origin: "*", allowMethods: ["GET"], maxAge: 86_400 }));
  routes.use("*", async (context, next) => {
    await next();
    context.header("cache-control", "no-cache");
  });
  routes.onError(() => refusal(overloaded));

  routes.get("/time/0", (context) => context.body(`[${timetokenOf(clock())}]`, 200, JSON_TYPE));

  routes.get("/v2/subscribe/*", (context) => subscribe(context.req.raw));

  routes.get(
    "/v3/history/sub-key/:key/channel/:channels",
    guarded(async (context, channels) => {
      const most = channels.length === 1 ? MOST_OF_ONE : MOST_OF_EACH;
      const range = rangeIn(context, "max", most);
      if (range === undefined) return refusal(badRequest("Invalid Timetoken"));
      const asked = (name: string) => context.req.query(name);
      const histories = channels.map(async (channel) => {
        const messages = await log.history(channel, range);
        return [channel, messages.map((message) => historyEntry(message, asked))] as const;
      });
      const filled = (await Promise.all(histories)).filter(([, messages]) => messages.length > 0);
      return context.json({
        status: 200,
        error: false,
        error_message: "",
        channels: Object.fromEntries(filled),
      });
    }),
  );

  routes.get(
    "/v2/history/sub-key/:key/channel/:channels",
    guarded(async (context, [channel = ""]) => {
      const range = rangeIn(context, "count", MOST_OF_ONE);
      if (range === undefined) return refusal(badRequest("Invalid Timetoken"));
      const text = olderHistory(await log.history(channel, range), (name) => context.req.query(name));
      return context.body(text, 200, JSON_TYPE);
    }),
  );

  routes.get(
    "/v2/presence/sub-key/:key/channel/:channels/heartbeat",
    guarded((context) => context.json(PRESENT)),
  );
  // Whose sign-in has ended may still say that they leave: nobody is told, and nothing is kept of it.
  routes.get("/v2/presence/sub-key/:key/channel/:channels/leave", (context) => context.json(PRESENT));

  // Only the provider publishes, and not this way.
  for (const path of ["/publish/:publishKey/:key/0/:channels/0/:message?", "/signal/*"]) {
    routes.all(path, (context) => refusal(forbidden(namesIn(context.req.param("channels")))));
  }
  return routes;
}

const PRESENT = { status: 200, message: "OK", service: "Presence" };
const JSON_TYPE = { "content-type": "application/json" };

/** What part of a history is asked for; undefined when a token is not one. */
function rangeIn(context: Context, countName: string, most: number) {
  const before = tokenIn(context.req.query("start"));
  const from = tokenIn(context.req.query("end"));
  if (before === undefined || from === undefined) return undefined;
  const count = Number(context.req.query(countName) ?? most);
  return { before, from, limit: Number.isInteger(count) && count > 0 ? Math.min(count, most) : most };
}

/** A message as `/v3/history` tells it, with what the SDK asked for beside it. */
function historyEntry(
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
function olderHistory(
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
