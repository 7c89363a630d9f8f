import type { Context } from "hono";
import type { Parts } from "#provider/parts.ts";
import { type DeskPage, deskPage } from "./page.ts";
import { deskPolicy } from "./deskPolicy.ts";
import { speech } from "./speech.ts";

/** Answers with a page of the desk, in the language spoken there. */
export function sendPage(
  context: Context,
  { random }: Pick<Parts, "random">,
  page: DeskPage,
): Response | Promise<Response> {
  const nonce = random(16);
  const { pathname, search } = new URL(context.req.url);
  context.header("content-security-policy", deskPolicy(nonce));
  return context.html(
    deskPage(page, { ...speech(context), nonce, address: page.address ?? `${pathname}${search}` }),
  );
}

/** The page for what is not there. */
export function sendMissing(context: Context, parts: Pick<Parts, "random">): Response | Promise<Response> {
  const { words } = speech(context);
  context.status(404);
  const links = [{ href: "/desk", label: words.chooseStore }];
  return sendPage(context, parts, { heading: words.title, links, body: words.missing });
}
