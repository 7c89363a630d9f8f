import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { setTimeout as pass } from "node:timers/promises";

/** A line between a phone and a server, on which everything takes its time: connections, certificates, workers too. */
export interface SlowNetwork {
  /** What has Chromium reach the server by it alone. */
  readonly browserFlag: string;
  /** Bytes that have come down so far, as they are on the wire. */
  readonly bytesDown: () => number;
  readonly stop: () => void;
}

/** Slow 4G, as Lighthouse has it: milliseconds there and back, and bytes in a millisecond. */
const SLOW_4G = { roundTrip: 150, down: 204.8, up: 93.75 };
/** Bytes that go at once: no answer holds the line for long. */
const PIECE = 8_192;
/** Bytes that wait on a connection before no more are taken from its other end. */
const MOST_WAITING = 65_536;

/** Starts a line to the server of an origin. */
export async function slowNetwork(origin: string): Promise<SlowNetwork> {
  const { hostname, host, port, protocol } = new URL(origin);
  const farPort = Number(port) || (protocol === "https:" ? 443 : 80);
  const down = direction(SLOW_4G.down);
  const up = direction(SLOW_4G.up);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: farPort });
    for (const socket of [near, far]) {
      sockets.add(socket);
      // A browser leaves connections as it likes.
      socket.on("error", () => {});
      socket.once("close", () => sockets.delete(socket));
    }
    // To connect takes its time there and back before anything is said.
    up.carry(near, far, SLOW_4G.roundTrip);
    down.carry(far, near, 0);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const own = (server.address() as AddressInfo).port;
  return {
    browserFlag: `--host-resolver-rules=MAP ${port === "" ? `${host}:${farPort}` : host} 127.0.0.1:${own}`,
    bytesDown: () => down.bytes(),
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** One direction of the line, which all connections share. */
function direction(speed: number) {
  let bytes = 0;
  let freeAt = 0;
  /** When so many bytes have gone over the line, of `performance.now()`. */
  const goneAt = (size: number) => {
    bytes += size;
    freeAt = Math.max(freeAt, performance.now()) + size / speed;
    return freeAt;
  };
  const carry = (from: Socket, to: Socket, delay: number) => {
    const openAt = performance.now() + delay;
    let waiting = 0;
    let last: Promise<unknown> = Promise.resolve();
    from.on("data", (data: Buffer) => {
      waiting += data.length;
      if (waiting > MOST_WAITING) from.pause();
      for (let at = 0; at < data.length; at += PIECE) {
        const piece = data.subarray(at, at + PIECE);
        const arrivesAt = Math.max(goneAt(piece.length), openAt) + SLOW_4G.roundTrip / 2;
        last = last
          .then(() => pass(Math.max(0, arrivesAt - performance.now())))
          .then(() => {
            waiting -= piece.length;
            if (waiting <= MOST_WAITING) from.resume();
            return to.write(piece);
          });
      }
    });
    from.once("end", () => void last.then(() => to.end()));
    // What is still on its way arrives first.
    from.once("close", () => void last.then(() => to.destroySoon()));
  };
  return { carry, bytes: () => bytes };
}
