import { afterEach, beforeEach, expect, it } from "vitest";
import { readSettings } from "#provider/operations/settings.ts";
import { MailRefused, smtpMail } from "./mail.ts";
import { smtpServer } from "./testing/smtpServer.ts";

let server: Awaited<ReturnType<typeof smtpServer>>;
beforeEach(async () => {
  server = await smtpServer();
});
afterEach(() => server.close());

const SENDER = "Noren <receipts@noren.test>";
const mail = {
  id: "00000000-1111",
  to: "hanako@example.com",
  subject: "領収書 No. 2026-000001",
  text: "株式会社のれん 様\n¥1,280\n.\n以上",
  html: "<p>株式会社のれん 様</p>",
};
function gateway({ login = "" }: { readonly login?: string } = {}) {
  const { smtp } = readSettings({
    NOREN_SMTP_URL: `smtp://${login}127.0.0.1:${server.port}`,
    NOREN_MAIL_FROM: SENDER,
  });
  if (smtp === null) throw new Error("No settings for SMTP");
  return smtpMail(smtp);
}
const refusalOf = (sent: Promise<unknown>) => sent.catch((error: unknown) => error);
const headersOf = (message = "") => message.slice(0, message.indexOf("\r\n\r\n"));
const decoded = (message = "") =>
  [...message.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)].map(([, body = ""]) =>
    Buffer.from(body, "base64").toString(),
  );

it("a mail arrives with its sender, its one recipient, its subject, and its text in both forms", async () => {
  await gateway().send(mail);
  const [got] = server.taken;
  expect(got).toMatchObject({ from: "receipts@noren.test", to: ["hanako@example.com"] });
  const headers = headersOf(got?.message);
  expect(headers).toContain("From: Noren <receipts@noren.test>");
  expect(headers).toContain("To: hanako@example.com");
  expect(headers).toContain("Message-ID: <00000000-1111@noren.test>");
  expect(headers).toContain("Auto-Submitted: auto-generated");
  expect(headers).toMatch(/^Subject: =\?UTF-8\?/m);
  const bodies = decoded(got?.message);
  expect(bodies[0]?.replaceAll("\r\n", "\n")).toContain("株式会社のれん 様\n¥1,280\n.\n以上");
  expect(bodies[1]).toContain("<p>株式会社のれん 様</p>");
});

it("logs in with user and password, percent-encoded in the address", async () => {
  await gateway({ login: "shop%40noren:p%3Ass@" }).send(mail);
  const said = server.heard.find((line) => line.startsWith("AUTH PLAIN")) ?? "";
  expect(Buffer.from(said.split(" ")[2] ?? "", "base64").toString()).toBe("\0shop@noren\0p:ss");
});

it("no subject and no address adds a header, a recipient or a command", async () => {
  const evil = "x\r\nBcc: all@example.com\r\n\r\nbody";
  await gateway().send({ ...mail, subject: evil });
  expect(headersOf(server.taken[0]?.message)).not.toMatch(/^Bcc:/m);
  expect(server.taken[0]?.to).toEqual(["hanako@example.com"]);
  for (const to of ["a@b.test\r\nRCPT TO:<all@example.com>", "a@b.test>\r\nDATA", "a@b.test, c@d.test"])
    await refusalOf(gateway().send({ ...mail, to }));
  const recipients = server.heard.filter((line) => line.startsWith("RCPT"));
  expect(recipients.every((line) => /^RCPT TO:<[^<>]*>$/.test(line))).toBe(true);
  expect(server.taken.flatMap(({ to }) => to)).not.toContain("all@example.com");
  expect(server.taken.flatMap(({ to }) => to)).not.toContain("c@d.test");
});

it("a mailbox that does not exist is given up, and no word of the server is kept", async () => {
  server.object((line) => (line.startsWith("RCPT") ? "550 5.1.1 hanako@example.com unknown" : null));
  const refused = await refusalOf(gateway().send(mail));
  expect(refused).toBeInstanceOf(MailRefused);
  expect(String(refused)).toContain("550");
  expect(String(refused)).not.toContain("hanako");
});

it("a message that is refused as such is given up", async () => {
  server.object((line) => (line === "END OF DATA" ? "554 5.7.1 not wanted" : null));
  expect(await refusalOf(gateway().send(mail))).toBeInstanceOf(MailRefused);
});

it.each([
  ["a full mailbox", "RCPT", "452 4.2.2 over quota"],
  ["greylisting", "RCPT", "451 4.7.1 try again later"],
  ["a sender that the operator must mend", "MAIL", "550 5.7.1 not yours"],
  ["a server about to close", "EHLO", "421 4.3.2 closing"],
])("%s may be asked again", async (_, command, answer) => {
  server.object((line) => (line.startsWith(command) ? answer : null));
  const failed = await refusalOf(gateway().send(mail));
  expect(failed).toBeInstanceOf(Error);
  expect(failed).not.toBeInstanceOf(MailRefused);
});

it("a wrong password may be mended, and is never told", async () => {
  server.object((line) => (line.startsWith("AUTH") ? "535 5.7.8 wrong" : null));
  const failed = await refusalOf(gateway({ login: "shop:secret-word@" }).send(mail));
  expect(failed).not.toBeInstanceOf(MailRefused);
  expect(String(failed)).not.toContain("secret-word");
});

it("nobody there may be asked again", async () => {
  const silent = gateway();
  await server.close();
  expect(await refusalOf(silent.send(mail))).not.toBeInstanceOf(MailRefused);
});
