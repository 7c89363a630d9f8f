import { type Context, Hono } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { html } from "hono/html";
import { keyedHash } from "#provider/server/signing.ts";
import type { Log } from "#provider/operations/log.ts";
import { clearPaced, countPaced, type Pace, takeBack } from "#provider/server/limits.ts";
import { clientAddress, type Connection } from "#provider/server/origins.ts";
import type { Counter } from "./counter.ts";
import {
  DESK_COOKIE,
  DEVICE_COOKIE,
  endDeskSession,
  findDeskSession,
  isHttps,
  isPassword,
  newDeskDevice,
  openDeskSession,
  readDeskDevice,
} from "./deskSession.ts";
import { sendPage } from "./page.ts";
import { speech } from "./speech.ts";

/** Strangers slow down strangers at their address; guessing from many addresses is slow all the same. */
const OF_ADDRESS: Pace = { name: "desk password", free: 10, pause: 30, longest: 300, drains: 900 };
const OF_ALL: Pace = { name: "desk password of all", free: 500, pause: 5, longest: 60, drains: 300 };
/** A browser that the desk was opened on before shares no count with whoever else is on the same Wi-Fi. */
const OF_DEVICE: Pace = { name: "desk password of a browser", free: 10, pause: 10, longest: 60, drains: 900 };
/** Seconds that a browser is known for: as long as browsers keep a cookie. */
const DEVICE_LIFE = 400 * 86_400;

/** Where a request to the desk comes from, for the log and the limits. */
export function deskAddress(context: Context, { settings }: Pick<Counter["parts"], "settings">): string {
  const connection: Connection = context.env;
  return clientAddress(context.req.raw.headers, connection, settings);
}

/** Signing in at the desk: the password, tries that slow down, and the way out, which ends the session. */
export function deskSignIn({ parts }: Counter, { log, password }: { log: Log; password: string }): Hono {
  const signInRoutes = new Hono();
  const { db, signingKey } = parts;
  const lock = { signingKey, password };

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

  /** What counts a try; `isOwn`: nobody else's tries are in it. */
  function countsOf(device: string | null, address: string) {
    if (device !== null)
      return [{ pace: OF_DEVICE, subject: keyedHash(signingKey, "limit", device), isOwn: true }];
    return [
      { pace: OF_ADDRESS, subject: address, isOwn: false },
      { pace: OF_ALL, subject: "all", isOwn: false },
    ];
  }

  signInRoutes.get("/login", (context) => show(context, null));

  signInRoutes.post("/login", async (context) => {
    const { lang, words } = speech(context);
    const now = parts.clock();
    const address = deskAddress(context, parts);
    const device = readDeskDevice(getCookie(context, DEVICE_COOKIE), signingKey);
    const who = { address, knownBrowser: device !== null };
    const counts = countsOf(device, address);
    for (const { pace, subject } of counts) {
      const seconds = await countPaced(db, pace, subject, now);
      if (seconds === null) continue;
      log.warn("desk held up", { ...who, limit: pace.name, seconds });
      context.status(429);
      context.header("retry-after", String(seconds));
      return show(context, `${words.tooMany} (${spelled(seconds, lang)})`);
    }
    const given = (await context.req.parseBody())["password"];
    if (typeof given !== "string" || !isPassword(given, password)) {
      log.warn("desk refused", who);
      context.status(403);
      return show(context, words.wrong);
    }
    for (const { isOwn, pace, subject } of counts)
      await (isOwn ? clearPaced(db, pace, subject) : takeBack(db, pace, subject));
    const session = await openDeskSession(db, { lock, now }, parts.random);
    log.info("desk opened", { ...who, session: session.name });
    const cookie = {
      path: "/desk",
      httpOnly: true,
      sameSite: "Strict",
      secure: isHttps(context, parts.settings),
    } as const;
    setCookie(context, DESK_COOKIE, session.value, { ...cookie, maxAge: session.maxAge });
    const known = device === null ? newDeskDevice(signingKey, parts.random) : undefined;
    if (known !== undefined) setCookie(context, DEVICE_COOKIE, known, { ...cookie, maxAge: DEVICE_LIFE });
    return context.redirect("/desk", 303);
  });

  signInRoutes.post("/leave", async (context) => {
    const value = getCookie(context, DESK_COOKIE);
    const now = parts.clock();
    const session = await findDeskSession(db, value, { lock, now });
    if (value !== undefined && session !== null) {
      await endDeskSession(db, value, now);
      log.info("desk left", { address: deskAddress(context, parts), session });
    }
    deleteCookie(context, DESK_COOKIE, { path: "/desk" });
    return context.redirect("/desk/login", 303);
  });

  return signInRoutes;
}

function spelled(seconds: number, lang: string): string {
  return new Intl.NumberFormat(lang, { style: "unit", unit: "second", unitDisplay: "long" }).format(seconds);
}
