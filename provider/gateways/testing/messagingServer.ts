import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

interface Heard {
  readonly path: string;
  readonly retryKey: string;
  readonly authorization: string;
  readonly body: unknown;
}

type Answer = readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>];

/**
 * LINE's API as far as messages go, on this machine: channel tokens, pushed messages, of which it shows one retry key
 * once, and service messages, whose token it renews. `next` are what it does instead, in turn: an answer; "lost": it
 * does as it is told, and its answer never comes; "silent": nobody hears anything.
 */
export async function messagingServer() {
  const heard: Heard[] = [];
  const shown: Heard[] = [];
  const next: (Answer | "lost" | "silent")[] = [];
  const keys = new Set<string>();
  /** Of the channels that LINE knows. */
  const secrets = new Set(["mini-app-secret", "secret"]);
  let tokens = 0;
  let notifier = { token: "notifier-0", left: 5 };

  function answerTo(asked: Heard): Answer {
    const { path, retryKey, body } = asked;
    if (path === "/oauth2/v3/token") {
      const { client_secret: secret = "" } = body as { client_secret?: string };
      if (!secrets.has(secret)) return [400, { error: "invalid_client" }];
      return [200, { token_type: "Bearer", access_token: `channel-${(tokens += 1)}`, expires_in: 900 }];
    }
    if (path === "/v2/bot/message/push") {
      if (keys.has(retryKey)) return [409, { message: "The retry key is already accepted" }];
      keys.add(retryKey);
      shown.push(asked);
      return [200, { sentMessages: [{ id: "1" }] }];
    }
    if (path === "/message/v3/notifier/token") {
      notifier = { token: "notifier-5", left: 5 };
      return [200, { notificationToken: notifier.token, expiresIn: 31_536_000, remainingCount: 5 }];
    }
    const given = (body as { notificationToken?: string }).notificationToken;
    if (path !== "/message/v3/notifier/send?target=service" || given !== notifier.token)
      return [401, { message: "Invalid token" }];
    shown.push(asked);
    notifier = { token: `notifier-${notifier.left - 1}`, left: notifier.left - 1 };
    const renewed = notifier.left > 0 && { notificationToken: notifier.token, expiresIn: 31_000_000 };
    return [200, { ...renewed, remainingCount: notifier.left, sessionId: "one" }];
  }

  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const { url: path = "", headers } = request;
    const isForm = headers["content-type"]?.startsWith("application/x-www-form-urlencoded") === true;
    const body: unknown = isForm ? Object.fromEntries(new URLSearchParams(text)) : JSON.parse(text);
    const retryKey = String(headers["x-line-retry-key"] ?? "");
    const asked = { path, retryKey, authorization: headers.authorization ?? "", body };
    heard.push(asked);
    const instead = path === "/oauth2/v3/token" ? undefined : next.shift();
    if (instead === "silent") return;
    if (instead === "lost") {
      answerTo(asked);
      response.destroy();
      return;
    }
    const [status, answer = {}, more = {}] = instead ?? answerTo(asked);
    response
      .writeHead(status, { "content-type": "application/json", ...more })
      .end(typeof answer === "string" ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    /** What a person's telephone showed. */
    shown,
    next,
    secrets,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type MessagingServer = Awaited<ReturnType<typeof messagingServer>>;
