import { type Context, Hono } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { countTry } from "#provider/limits.ts";
import type { Parts } from "#provider/parts.ts";
import { DESK_COOKIE, deskPass, isPassword } from "./deskSession.ts";
import type { deskPage } from "./page.ts";
import type { DeskWords } from "./words.ts";

const TRIES = { name: "desk password", most: 10, seconds: 300 } as const;

interface DoorOptions {
  readonly parts: Parts;
  readonly password: string;
  readonly speech: (context: Context) => { readonly words: DeskWords };
  readonly send: (
    context: Context,
    page: Pick<Parameters<typeof deskPage>[0], "header" | "body">,
  ) => Response | Promise<Response>;
}

/** The desk's door: the password, ten tries in five minutes for all, and the way out. */
export function deskDoor({ parts, password, speech, send }: DoorOptions): Hono {
  const door = new Hono();

  const show = (context: Context, fault: string | null) => {
    const { words } = speech(context);
    return send(context, {
      header: html`<h1>${words.title}</h1>`,
      body: html`<form class="door" method="post" action="/desk/login">
        ${fault ? html`<p class="warn" role="alert">${fault}</p>` : ""}
        <label>${words.password}
          <input type="password" name="password" autocomplete="current-password" required autofocus /></label>
        <button>${words.enter}</button>
      </form>`,
    });
  };

  door.get("/login", (context) => show(context, null));

  door.post("/login", async (context) => {
    const { words } = speech(context);
    const now = parts.clock();
    if ((await countTry(parts.db, TRIES, "all", now)) !== null) {
      context.status(429);
      return show(context, words.tooMany);
    }
    const given = (await context.req.parseBody())["password"];
    if (typeof given !== "string" || !isPassword(given, password)) {
      context.status(403);
      return show(context, words.wrong);
    }
    const pass = deskPass(parts.signingKey, now);
    setCookie(context, DESK_COOKIE, pass.value, {
      path: "/desk",
      httpOnly: true,
      sameSite: "Strict",
      secure: new URL(context.req.url).protocol === "https:",
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
