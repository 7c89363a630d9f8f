import { Hono } from "hono";
import { accountRoutes, type AccountState, contentRoutes, type Menu } from "./accountRoutes.ts";
import { type App, liffRoutes } from "./liffRoutes.ts";

/** How a request goes wrong: refused, one of too many, or done with its answer lost. */
export type Mishap = "refused" | "busy" | "lost";

const CHANNELS = [
  ["2000000001", "login-secret"],
  ["2000000002", "bot-secret"],
] as const;
export const BOT_TOKEN = "long-lived-token-of-the-bot";

/**
 * A stand-in of LINE's servers for the tool: the official account's rich menus, the login channel's LIFF apps, tokens.
 * It speaks the paths of LINE's documentation, keeps its limits, and lets one request go wrong.
 */
export function lineServer() {
  const state: AccountState = {
    menus: new Map(),
    pictures: new Map(),
    aliases: new Map(),
    chats: new Map(),
    defaultMenu: null,
    phases: [],
  };
  const { menus, pictures, aliases, chats } = state;
  const apps = new Map<string, App>();
  const tokens = new Set([BOT_TOKEN]);
  const asked: string[] = [];
  let mishap: { readonly at: number; readonly kind: Mishap } | null = null;

  const api = new Hono();
  api.use(async (context, next) => {
    if (context.req.path.startsWith("/oauth2/")) return next();
    const token = context.req.header("authorization")?.replace(/^Bearer /, "") ?? "";
    if (!tokens.has(token)) return context.json({ message: `Authentication failed: ${token}` }, 401);
    return next();
  });

  api.post("/oauth2/v3/token", async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const isKnown = CHANNELS.some(
      ([id, secret]) => form.get("client_id") === id && form.get("client_secret") === secret,
    );
    if (!isKnown || form.get("grant_type") !== "client_credentials")
      return context.json({ error: "invalid_client", error_description: "invalid client_secret" }, 400);
    const access_token = `stateless-${form.get("client_id")}`;
    tokens.add(access_token);
    return context.json({ token_type: "Bearer", access_token, expires_in: 900 });
  });

  api.route("/", accountRoutes(state));
  api.route("/", liffRoutes(apps));

  const data = contentRoutes(state);

  /** Stands in for `fetch`: both of LINE's hosts, and nothing else. */
  async function answer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { host, pathname } = new URL(request.url);
    const served = host === "api.line.me" ? api : host === "api-data.line.me" ? data : null;
    if (served === null) throw new TypeError("fetch failed");
    asked.push(`${request.method} ${pathname}`);
    const kind = mishap?.at === asked.length ? mishap.kind : null;
    if (kind === "refused") return Response.json({ message: "Internal error" }, { status: 500 });
    if (kind === "busy")
      return Response.json({ message: "The API rate limit has been exceeded" }, { status: 429 });
    const response = await served.fetch(request);
    if (kind === "lost") throw new TypeError("fetch failed");
    return response;
  }

  return {
    fetch: answer,
    /** Every request since the last `listen`. */
    asked,
    listen(next: typeof mishap = null): void {
      asked.length = 0;
      mishap = next;
    },
    /** What asking about a batch is answered with, one after the other; then that it succeeded. */
    setPhases: (...next: string[]) => void (state.phases = next),
    addApp: (app: App) => apps.set(app.liffId, app),
    addMenu: (menu: Menu) => menus.set(menu.richMenuId, menu),
    setDefault: (id: string) => void (state.defaultMenu = id),
    /** As one who taps a cloth of the curtain. */
    chooseLanguage: (chat: string, alias: string) => chats.set(chat, aliases.get(alias) ?? ""),
    /** All that is kept, by the menus' names: ids differ from one deployment to the next. */
    kept() {
      const name = (id: string | null) =>
        id === null ? null : (menus.get(id)?.name ?? "a menu that is gone");
      return {
        menus: [...menus.values()].map((menu) => `${menu.name} ${pictures.has(menu.richMenuId)}`).toSorted(),
        aliases: Object.fromEntries([...aliases].map(([alias, id]) => [alias, name(id)] as const).toSorted()),
        chats: Object.fromEntries([...chats].map(([chat, id]) => [chat, name(id)])),
        defaultMenu: name(state.defaultMenu),
        apps: [...apps.values()],
      };
    },
  };
}
