import { Hono } from "hono";
import { cors } from "hono/cors";
import { chosenFault } from "#provider/demo/standin/faults.ts";
import { chosenPerson } from "#provider/demo/standin/people.ts";
import { seal } from "#provider/demo/standin/seal.ts";
import type { StandInSurroundings } from "#provider/demo/standin/standInSurroundings.ts";
import { clientOrigin } from "#provider/server/origins.ts";
import { type LineTokens, SCOPE } from "./lineTokens.ts";
import { OTHER_CHANNEL } from "./standInChannel.ts";

/** Queries of a permanent link that are for the stand-in alone. */
const PERSON = "standin.person";
const FAULT = "standin.fault";

/** What LIFF's SDK asks LINE beside signing in, and the permanent links that open an app in LINE. */
export function liffRoutes(surroundings: StandInSurroundings & { readonly tokens: LineTokens }): Hono {
  const { signingKey, clock, random, settings, tokens } = surroundings;
  const routes = new Hono();

  /** As LIFF's SDK reads it: it looks at the middle alone. */
  function contextToken(liffId: string, endpointUrl: string, type: "external" | "none"): string {
    const said = {
      type,
      liffId,
      endpointUrl,
      viewType: "full",
      permanentLinkPattern: "concat",
      scope: SCOPE.split(" "),
      availability: { permanentLink: { permission: true, minVer: "5.15.0" } },
    };
    const encoded = (content: object) => Buffer.from(JSON.stringify(content)).toString("base64url");
    return `${encoded({ alg: "none" })}.${encoded(said)}.stand-in`;
  }

  routes.use("/liff/v2/*", cors({ origin: "*" }));
  routes.use("/friendship/*", cors({ origin: "*" }));
  routes.use("/xlt/*", cors({ origin: "*" }));
  routes.get("/liff/v2/apps/:id/contextToken", (context) => {
    // The page that asks is the app's: nobody registered where its endpoint is.
    const origin = context.req.header("origin") ?? clientOrigin(context.req.raw, settings);
    return context.json({ contextToken: contextToken(context.req.param("id"), `${origin}/`, "external") });
  });
  routes.get("/liff/v2/apps/:id/featureToken", (context) =>
    context.json({ featureToken: seal(signingKey, "feature token", { liffId: context.req.param("id") }) }),
  );
  routes.get("/friendship/v1/status", (context) => context.json({ friendFlag: false }));
  routes.get("/xlt/manifest.json", (context) => context.json({ languages: { en: "en.json" } }));
  routes.get("/xlt/en.json", (context) => context.json({}));

  // As LINE opens https://liff.line.me/{id}/path?query: the app's endpoint, the rest of the address in `liff.state`, and
  // tokens in the fragment, which no server sees.
  routes.get("/:id{\\d+-\\w+}/*", (context) => {
    const id = context.req.param("id");
    const origin = clientOrigin(context.req.raw, settings);
    const url = new URL(context.req.url);
    const rest = url.pathname.slice(url.pathname.indexOf(id) + id.length);
    const person = chosenPerson(url.searchParams.get(PERSON) ?? "hanako", random);
    const fault = chosenFault(url.searchParams.get(FAULT) ?? undefined);
    for (const name of [PERSON, FAULT]) url.searchParams.delete(name);
    if (person === null) return context.notFound();
    const client_id = fault === "audience" ? OTHER_CHANNEL : (id.split("-")[0] ?? "");
    const now = Math.floor(clock().getTime() / 1_000);
    const { access_token, id_token } = tokens.issue({ person, client_id, nonce: null, fault }, now);
    const feature_token = seal(signingKey, "feature token", { liffId: id });
    const fragment = new URLSearchParams({
      access_token,
      context_token: contextToken(id, `${origin}/`, "none"),
      feature_token,
      id_token,
      client_id,
    });
    const state = `${rest}${url.search}`;
    const query = state === "/" ? "" : `?${new URLSearchParams({ "liff.state": state })}`;
    return context.redirect(`${origin}/${query}#${fragment}`, 302);
  });
  return routes;
}
