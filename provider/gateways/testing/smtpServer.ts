import { createServer, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** A mail as the server took it: envelope, and message as it stood on the wire. */
interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** What a command is answered with instead of what it would be; null: as it would be. */
type Objection = (command: string) => string | null;

/** A small SMTP server (RFC 5321) on a port of its own that keeps what it is given, and can be told to object. */
export async function smtpServer() {
  const taken: TakenMail[] = [];
  const heard: string[] = [];
  let objection: Objection = () => null;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    talk(socket);
  });

  function talk(socket: Socket): void {
    let [from, to, read, message]: [string, string[], string, string[] | null] = ["", [], "", null];
    const say = (line: string) => socket.write(`${line}\r\n`);
    const take = (line: string) => {
      if (message !== null) {
        if (line !== ".") return void message.push(line.replace(/^\.\./, "."));
        const objected = objection("END OF DATA");
        if (objected === null) taken.push({ from, to, message: message.join("\r\n") });
        [from, to, message] = ["", [], null];
        return say(objected ?? "250 taken");
      }
      heard.push(line);
      const objected = objection(line);
      if (objected !== null) return say(objected);
      if (line.startsWith("EHLO")) return say("250-smtp.test\r\n250-AUTH PLAIN\r\n250 8BITMIME");
      if (line.startsWith("AUTH")) return say("235 welcome");
      if (line.startsWith("MAIL FROM:")) from = /<(.*?)>/.exec(line)?.[1] ?? "";
      if (line.startsWith("RCPT TO:")) to.push(/<(.*?)>/.exec(line)?.[1] ?? "");
      if (line === "DATA") {
        message = [];
        return say("354 go on");
      }
      if (line === "QUIT") return socket.end("221 bye\r\n");
      return say("250 ok");
    };
    socket.setEncoding("utf8").on("data", (text) => {
      read += String(text);
      const lines = read.split("\r\n");
      read = lines.pop() ?? "";
      lines.forEach(take);
    });
    say("220 smtp.test");
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    taken,
    /** Every command, in the order in which they came. */
    heard,
    object: (to: Objection) => {
      objection = to;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
