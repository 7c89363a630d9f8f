import { once } from "node:events";
import { Agent, createServer, request as ask } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy before several processes of one provider. */
export interface RoundRobin {
  readonly base: string;
  /** Sends each request to the next of these. */
  readonly lead: (bases: readonly string[]) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a proxy that sends each request to the next process, whoever asks: what one guest does next is seldom done where
 * it was done before. Where a process breaks off, it breaks off as well.
 */
export async function roundRobin(): Promise<RoundRobin> {
  let bases: readonly string[] = [];
  let turn = 0;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const base = bases[turn % bases.length];
    if (base === undefined) return outgoing.destroy();
    const { headers, method, url } = incoming;
    const told = {
      ...headers,
      "x-forwarded-for": incoming.socket.remoteAddress,
      "x-forwarded-host": headers.host,
      "x-forwarded-proto": "http",
    };
    const inner = ask(`${base}${url}`, { agent, headers: told, method }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.on("error", () => outgoing.destroy());
    });
    inner.on("error", () => outgoing.destroy());
    outgoing.on("close", () => inner.destroy());
    incoming.pipe(inner);
    return undefined;
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}`,
    lead(to) {
      bases = to;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      agent.destroy();
    },
  };
}
