import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { slowNetwork } from "./slowNetwork.ts";

test("a slow line carries every byte in order, counts what comes down, and takes at least its round trips", async () => {
  const answer = Buffer.from(Array.from({ length: 40_000 }, (_, at) => at % 251));
  const server = createServer((socket) => socket.once("data", () => socket.end(answer)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const network = await slowNetwork(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  try {
    const near = Number(network.browserFlag.split(":").at(-1));
    const begun = performance.now();
    const socket = connect(near, "127.0.0.1", () => socket.write("hello"));
    const came: Buffer[] = [];
    socket.on("data", (data: Buffer) => came.push(data));
    await once(socket, "end");
    expect(Buffer.concat(came).equals(answer)).toBe(true);
    expect(network.bytesDown()).toBe(answer.length);
    // One round trip to connect, another to ask and be answered, and 40,000 bytes at 204.8 a millisecond.
    expect(performance.now() - begun).toBeGreaterThan(150 + 150 + 195 - 10);
  } finally {
    network.stop();
    server.close();
  }
});
