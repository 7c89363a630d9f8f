import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const provider = fileURLToPath(new URL("..", import.meta.url));

/** A mail to staff, and what hands mails on as their customers see them. */
const MAILS = ["desk/notices/messageCalls.ts", "staff/invitations.ts"];

/** The application's one page, which the build made. */
const APPLICATION = ["desk/deskPages.ts"];

/** What makes a page of HTML: a template, elements in a string, or an answer that is one. */
const MAKES_HTML = /hono\/html|\bhtml`|\.html\(|<!doctype|text\/html|["'`]\s*<\/?[a-z][\w-]*[\s>]/i;

it("no file of the desk or of the staff's makes a page of HTML, mails excepted: all screens are the application's", () => {
  const files = globSync("{desk,staff}/**/*.ts", { cwd: provider })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/(?:\.test\.ts$|\/testing\/)/.test(file));
  expect(files.length).toBeGreaterThan(60);
  const making = files.filter((file) => MAKES_HTML.test(readFileSync(`${provider}/${file}`, "utf8")));
  expect(making.toSorted()).toEqual([...MAILS, ...APPLICATION].toSorted());
});
