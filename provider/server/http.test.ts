import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect as connectTls } from "node:tls";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeIndex } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { type Planted, planted } from "#provider/testing/guest.ts";
import { someBuild } from "#provider/testing/someBuild.ts";
import { selfSignedCertificate } from "#tests/performance/certificate.ts";
import { createHttpServer, type Server } from "./http.ts";

let provider: Planted;
let server: Server;
let session: ClientHttp2Session;
let port: number;
let folder: string;
let removeBuild: () => Promise<void>;
const { cert, key } = selfSignedCertificate(new Date());

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-tls-"));
  const tls = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
  await Promise.all([writeFile(tls.cert, cert), writeFile(tls.key, key)]);
  const build = await someBuild();
  removeBuild = build.remove;
  provider = await planted({ frontend: await builtFrontend(build.folder) });
  server = await createHttpServer({ host: "127.0.0.1", port: 0, tls });
  server.answerWith(provider.app);
  port = await server.listen();
  session = connect(`https://127.0.0.1:${port}`, { ca: cert });
});
afterAll(async () => {
  session.close();
  await server.close();
  await provider.close();
  await removeBuild();
  await rm(folder, { recursive: true, force: true });
});

/** One request over the one connection. */
function ask(path: string, headers: Readonly<Record<string, string>> = {}, body?: string) {
  return new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const stream = session.request({ ":path": path, ":method": body ? "POST" : "GET", ...headers });
    const chunks: Buffer[] = [];
    let answered: IncomingHttpHeaders = {};
    stream.on("response", (given) => {
      answered = given;
    });
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => resolve({ headers: answered, bytes: Buffer.concat(chunks) }));
    stream.on("error", reject);
    stream.end(body);
  });
}

describe("with a certificate", () => {
  it("HTTP/2 is agreed on, and its page comes compressed", async () => {
    const page = await ask("/menu", { "accept-encoding": "br" });
    expect(session.alpnProtocol).toBe("h2");
    expect(page.headers[":status"]).toBe(200);
    expect(page.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(page.bytes).toString()).toContain("first screen");
  });

  it("a file of the build comes as it was compressed by the build", async () => {
    const script = await ask("/assets/index-1.js", { "accept-encoding": "gzip, deflate, br" });
    expect(script.headers["content-encoding"]).toBe("br");
    expect(script.headers["cache-control"]).toContain("immutable");
    expect(brotliDecompressSync(script.bytes).toString()).toContain("the entry");
  });

  it("calls are answered, many at the same time over the one connection", async () => {
    const body = JSON.stringify({ language: "en", store_id: "diner" });
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => ask(storeIndex.path, { "content-type": "application/json" }, body)),
    );
    for (const { bytes } of replies) {
      expect(JSON.parse(bytes.toString())).toMatchObject({
        code: Code.success,
        data: { store_id: "diner" },
      });
    }
  });

  it("takes a body whose length nobody announced, up to what may be sent", async () => {
    const json = { "content-type": "application/json", origin: `https://127.0.0.1:${port}` };
    const entered = await ask("/desk/api/demo", json, '{"role":"owner"}');
    expect(entered.headers[":status"]).toBe(200);
    const large = await ask("/desk/api/signin", json, `{"password":"${"x".repeat(300_000)}"}`);
    expect(large.headers[":status"]).toBe(413);
  });

  it("cuts off who sends more than they announced", async () => {
    const liar = connect(`https://127.0.0.1:${port}`, { ca: cert });
    const stream = liar.request({
      ":path": storeIndex.path,
      ":method": "POST",
      "content-type": "application/json",
      "content-length": "10",
    });
    stream.on("error", () => undefined).end(" ".repeat(300_000));
    const [error] = await once(liar, "error");
    expect(String(error)).toContain("Session closed with error");
  });

  it("the desk's board is followed, event by event", async () => {
    const json = { "content-type": "application/json", origin: `https://127.0.0.1:${port}` };
    const entered = await ask("/desk/api/demo", json, '{"role":"owner"}');
    const own = entered.headers["set-cookie"]?.find((one) => one.startsWith("noren_desk="));
    const cookie = own?.split(";")[0] ?? "";
    const stream = session.request({ ":path": "/desk/api/board/events?store_id=diner", cookie });
    const [answered, event] = await new Promise<[IncomingHttpHeaders, string]>((resolve, reject) => {
      let headers: IncomingHttpHeaders = {};
      stream.on("response", (given) => (headers = given));
      stream.on("data", (chunk: Buffer) => resolve([headers, chunk.toString()]));
      stream.on("error", reject);
    });
    expect(answered[":status"]).toBe(200);
    expect(answered["content-type"]).toBe("text/event-stream");
    expect(event).toContain("read_at");
    stream.close();
  });

  it("who speaks HTTP/1.1 alone is served as well", async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connectTls({ host: "127.0.0.1", port, ca: cert, ALPNProtocols: ["http/1.1"] }, () =>
        socket.write("GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"),
      );
      let text = "";
      socket.on("data", (chunk: Buffer) => {
        text += chunk.toString();
      });
      socket.on("end", () => resolve(text));
      socket.on("error", reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
