import { type Context, Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { countTry } from "#provider/limits.ts";
import { clientAddress, type Connection } from "#provider/surroundings.ts";
import type { Counter } from "./counter.ts";
import { DESK_COOKIE, deskPass, isPassword } from "./deskSession.ts";
import { isHttps } from "./isHttps.ts";
import { sendPage } from "./sendPage.ts";
import { speech } from "./speech.ts";

/** A stranger shuts the door on nobody but themselves; guessing from many addresses is slow all the same. */
const OF_ADDRESS = { name: "desk password", most: 10, seconds: 300 } as const;
const OF_ALL = { name: "desk password of all", most: 500, seconds: 300 } as const;

/** The desk's door: the password, ten tries in five minutes for a network address, and the way out. */
export function deskDoor({ parts }: Counter, password: string): Hono {
  const door = new Hono();

  const show = (context: Context, fault: string | null) => {
    const { words } = speech(context);
    return sendPage(context, parts, {
      heading: words.title,
      body: html`<form class="door" method="post" action="/desk/login">
        ${fault === null ? "" : html`<p class="warn" role="alert">${fault}</p>`}
        <label>${words.password}
          <input type="password" name="password" autocomplete="current-password" required autofocus /></label>
        <button class="main">${words.enter}</button>
      </form>`,
    });
  };

  async function hasTriedTooOften(context: Context, now: Date): Promise<boolean> {
    const connection: Connection = context.env;
    const address = clientAddress(context.req.raw.headers, connection, parts.settings);
    if ((await countTry(parts.db, OF_ADDRESS, address, now)) !== null) return true;
    return (await countTry(parts.db, OF_ALL, "all", now)) !== null;
  }

  door.get("/login", (context) => show(context, null));

  door.post("/login", async (context) => {
    const { words } = speech(context);
    const now = parts.clock();
    if (await hasTriedTooOften(context, now)) {
      context.status(429);
      return show(context, words.tooMany);
    }
    const given = (await context.req.parseBody())["password"];
    if (typeof given !== "string" || !isPassword(given, password)) {
      context.status(403);
      return show(context, words.wrong);
    }
    const pass = deskPass({ signingKey: parts.signingKey, password }, now);
    setCookie(context, DESK_COOKIE, pass.value, {
      path: "/desk",
      httpOnly: true,
      sameSite: "Strict",
      secure: isHttps(context, parts.settings),
      maxAge: pass.maxAge,
    });
    return context.redirect("/desk", 303);
  });

  door.post("/leave", (context) => {
    deleteCookie(context, DESK_COOKIE, { path: "/desk" });
    return context.redirect("/desk/login", 303);
  });

  return door;
}
