import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { App } from "./app.ts";
import type { Settings } from "#provider/operations/settings.ts";

export type Incoming = IncomingMessage | Http2ServerRequest;
export type Outgoing = ServerResponse | Http2ServerResponse;
type Listener = (incoming: Incoming, outgoing: Outgoing) => void;
export type HttpServer = ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>;

export interface Server {
  readonly http: HttpServer;
  /** Answers requests with the app; `before` may take a request for itself (Vite does). */
  answerWith(app: App, before?: (incoming: Incoming, outgoing: Outgoing, next: () => void) => void): void;
  /** Begins to listen; answers with the port. */
  listen(): Promise<number>;
  /** Takes no more requests, and waits for those under way, some seconds at most. */
  close(): Promise<void>;
}

/** The address and port cannot be had. */
export class CannotListen extends Error {
  override name = "CannotListen";
}

/** Milliseconds that requests under way have when the server closes. */
const GRACE = 8_000;

/**
 * HTTP/1.1; with a certificate HTTP/2 and, for who does not speak it, HTTP/1.1 over TLS.
 * @throws CannotListen when a certificate's file cannot be read
 */
export async function createHttpServer(settings: Pick<Settings, "host" | "port" | "tls">): Promise<Server> {
  const underWay = new Set<Outgoing>();
  let listener: Listener = (_, outgoing) => {
    outgoing.statusCode = 503;
    outgoing.end();
  };
  const onRequest: Listener = (incoming, outgoing) => {
    underWay.add(outgoing);
    outgoing.once("close", () => underWay.delete(outgoing));
    listener(incoming, outgoing);
  };
  const http =
    settings.tls === null
      ? createServer(onRequest)
      : createSecureServer({ allowHTTP1: true, ...(await certificate(settings.tls)) }, onRequest);
  const sessions = new Set<{ close: () => void }>();
  http.on("session", (session: { close: () => void; once: (event: string, end: () => void) => void }) => {
    sessions.add(session);
    session.once("close", () => sessions.delete(session));
  });

  return {
    http,
    answerWith(app, before = (_incoming, _outgoing, next) => next()) {
      const answer = getRequestListener(
        async (request, { incoming }) =>
          ofAnyVersion(await app.fetch(request, { address: incoming.socket.remoteAddress ?? "" })),
        // Answers of this process are plain values until they are sent: made as streams, they take twice the work.
        { overrideGlobalObjects: true },
      );
      listener = (incoming, outgoing) => before(incoming, outgoing, () => void answer(incoming, outgoing));
    },
    listen() {
      const { host, port } = settings;
      return new Promise((resolve, reject) => {
        http.once("error", (error: NodeJS.ErrnoException) => reject(whyNot(error, host, port)));
        http.listen({ host, port }, () => resolve(portOf(http.address()) ?? port));
      });
    },
    async close() {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      for (const session of sessions) session.close();
      for (const outgoing of underWay) endIfEndless(outgoing);
      // A connection whose answer is sent from now on is kept for a while otherwise.
      const closing = setInterval(() => {
        if ("closeIdleConnections" in http) http.closeIdleConnections();
      }, 50);
      const limit = setTimeout(() => {
        if ("closeAllConnections" in http) http.closeAllConnections();
        for (const outgoing of underWay) outgoing.socket?.destroy();
      }, GRACE);
      await closed;
      clearInterval(closing);
      clearTimeout(limit);
    },
  };
}

/**
 * Takes out of an answer what it says of the connection, which Node says by itself: HTTP/2 knows none of these headers,
 * and Node ends the process over them.
 */
function ofAnyVersion(answer: Response): Response {
  for (const name of ["connection", "keep-alive", "transfer-encoding"])
    if (answer.headers.has(name)) answer.headers.delete(name);
  return answer;
}

/** A stream of events has no end to wait for. */
function endIfEndless(outgoing: Outgoing): void {
  if (String(outgoing.getHeader("content-type") ?? "").startsWith("text/event-stream")) outgoing.end();
}

function portOf(address: AddressInfo | string | null): number | null {
  return address !== null && typeof address === "object" ? address.port : null;
}

async function certificate({
  cert,
  key,
}: NonNullable<Settings["tls"]>): Promise<{ cert: Buffer; key: Buffer }> {
  const read = (name: string, path: string) =>
    readFile(path).catch((error: unknown) => {
      throw new CannotListen(`${name} names ${path}, which cannot be read.`, { cause: error });
    });
  return { cert: await read("NOREN_TLS_CERT", cert), key: await read("NOREN_TLS_KEY", key) };
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1}.`,
    EACCES: `This user may not listen on port ${port}. Choose one above 1023: PORT=5173.`,
    EADDRNOTAVAIL: `This machine has no address ${host} to listen on. Set HOST to one that it has, or leave it out.`,
    ENOTFOUND: `The host name ${host} is not known here. Set HOST to an address of this machine, or leave it out.`,
  };
  const reason = reasons[error.code ?? ""];
  return reason === undefined ? error : new CannotListen(reason, { cause: error });
}
