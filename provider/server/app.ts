import { type Context, Hono } from "hono";
import { limitBody } from "#provider/server/limitBody.ts";
import { type Health, healthRoutes } from "#provider/operations/health.ts";
import { type Log, toldPath } from "#provider/operations/log.ts";
import { callRoutes, MOST_BYTES } from "./calls/callRoutes.ts";
import type { Dispatch } from "./calls/dispatch.ts";
import type { Parts } from "./context.ts";
import { type Connection, isOverHttps } from "./origins.ts";

/** Routes that have some addresses for themselves, whatever else they do staying within these. */
export interface Mounted {
  readonly at: RegExp;
  readonly routes: Hono;
  /** Whether they see to the size of a body themselves. */
  readonly limitsItself?: boolean;
}

/** Requests that are held for a while, thousands at once: answered past all routes, so that each costs little. */
export interface Held {
  /** Their addresses. */
  readonly at: RegExp;
  /** Never rejects. */
  readonly answer: (request: Request) => Promise<Response>;
}

export interface AppOptions {
  readonly dispatch: Dispatch;
  readonly log: Log;
  readonly version: string;
  readonly health: Health;
  /** What else is served, and at which addresses: messaging service, payment page, desk, API page. */
  readonly mounted: readonly Mounted[];
  /** Left out: none. */
  readonly held?: Held | undefined;
  /** Pages and files; where there are none, the provider serves its API alone. */
  readonly pages: Hono<{ Bindings: Connection }> | null;
}

/** A year, in seconds. Other hosts of the operator's domain may have no https: they are left alone. */
const HSTS = "max-age=31536000";

export interface App {
  /** Answers a request; never rejects. */
  fetch(request: Request, connection: Connection): Promise<Response>;
}

/** The whole provider as one function from request to response; it holds no state of its own. */
export function createApp(parts: Parts, options: AppOptions): App {
  const { log } = options;
  const app = new Hono<{ Bindings: Connection }>();

  const logAnswer = ({ method }: Request, path: string, status: number, started: number) => {
    const milliseconds = Math.round(performance.now() - started);
    log.debug("request", { method, path: toldPath(path), status, milliseconds });
  };
  app.use(async (context, next) => {
    const started = performance.now();
    await next();
    if (isOverHttps(context.req.raw, parts.settings)) context.header("strict-transport-security", HSTS);
    logAnswer(context.req.raw, context.req.path, context.res.status, started);
  });
  const hold = async ({ answer }: Held, request: Request) => {
    const started = performance.now();
    const response = await answer(request);
    if (isOverHttps(request, parts.settings)) response.headers.set("strict-transport-security", HSTS);
    logAnswer(request, new URL(request.url).pathname, response.status, started);
    return response;
  };
  const tell = (error: Error, context: Context) => {
    log.error("request failed", { method: context.req.method, path: toldPath(context.req.path), error });
    return context.text("Internal Server Error", 500);
  };
  app.onError(tell);

  app.route("/", healthRoutes(options.health, options.version));
  const limit = limitBody({
    maxSize: MOST_BYTES,
    onError: (context) => context.text("Payload Too Large", 413),
  });
  for (const { at, routes: own, limitsItself = false } of options.mounted) {
    // A house of its own, so that what it does to every request it does to its own alone.
    const routes = new Hono().onError(tell).route("/", own);
    app.use((context, next) => {
      if (!at.test(context.req.path)) return next();
      const pass = async () => {
        context.res = await routes.fetch(context.req.raw, context.env);
      };
      return limitsItself ? pass() : limit(context, pass);
    });
  }
  if (options.pages !== null) app.route("/", options.pages);
  app.route("/", callRoutes(options.dispatch, parts.settings));
  const { held } = options;
  return {
    fetch: async (request, connection) =>
      held !== undefined && request.method === "GET" && held.at.test(request.url)
        ? hold(held, request)
        : app.fetch(request, connection),
  };
}
