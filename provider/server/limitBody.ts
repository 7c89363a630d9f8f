import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";

interface LimitOptions {
  /** Bytes. */
  readonly maxSize: number;
  /** The answer to a larger one; 413 otherwise. */
  readonly onError?: (context: Context) => Response | Promise<Response>;
}

/**
 * Refuses larger bodies. One whose length is not announced, as of a client that sends it in chunks, is counted while it is
 * read, for which hono makes the request anew: of ours, which looks like one and is none, that cannot be made.
 */
export function limitBody(options: LimitOptions): MiddlewareHandler {
  const limit = bodyLimit(options);
  return (context, next) => {
    const { raw } = context.req;
    if (raw.body !== null && !raw.headers.has("content-length")) {
      const { body, headers, method, signal, url } = raw;
      const sent: RequestInit & { duplex: "half" } = { body, headers, method, signal, duplex: "half" };
      context.req.raw = new Request(url, sent);
    }
    return limit(context, next);
  };
}
