import { ask, type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("public origin");

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The origin that customers use: https, what keeps browsers on it, and no detours. */
export const publicOrigin: Check = async ({ origin, isTold, isUp, settings }) => {
  if (settings.publicOrigin === null && !isTold)
    return [
      warning(
        "NOREN_PUBLIC_ORIGIN is not set: links in mails, chats and printed codes take whatever address was asked.",
        "Set it to the https origin that customers use, such as https://order.example.com.",
      ),
    ];
  const findings: Finding[] = [];
  if (isTold && settings.publicOrigin !== null && settings.publicOrigin !== origin)
    findings.push(
      warning(
        `NOREN_PUBLIC_ORIGIN is ${settings.publicOrigin}, and not ${origin}.`,
        "Set it to the origin that customers use, unless this address is an inner one.",
      ),
    );
  if (LOOPBACK.test(new URL(origin).hostname))
    return [
      ...findings,
      warning(`${origin} is this machine alone.`, "Run this with --url for customers' origin."),
    ];
  if (origin.startsWith("http:"))
    return [
      ...findings,
      fault(
        `${origin} is not https: LINE, WeChat, the camera and the place on the map do not work there.`,
        "Put a certificate on it: by NOREN_TLS_CERT and NOREN_TLS_KEY, or by a proxy before it.",
      ),
    ];
  if (settings.hasDemo)
    findings.push(
      warning(
        "It is a demo: its stores are made up, and so may be who signs in.",
        "Set NOREN_DEMO=0 for a service that takes real orders, with a database of its own.",
      ),
    );
  const { hostname, port } = new URL(origin);
  if (!isUp) {
    if (!isTold)
      findings.push(
        fault(
          `${origin} cannot be reached from here.`,
          "Check the provider, the proxy before it, the firewall and the name server.",
        ),
      );
    return findings;
  }
  findings.push(await ofPage(origin));
  if (port === "") findings.push(await ofPlain(hostname));
  return findings;
};

async function ofPage(origin: string): Promise<Finding> {
  const page = await ask(`${origin}/home`, { headers: { accept: "text/html" } });
  if (page?.status !== 200)
    return fault(
      `${origin}/home answers ${page?.status ?? "nothing"}${page?.headers.has("location") === true ? ", and leads elsewhere" : ""}.`,
      "Let the proxy pass every address on as it is: LINE's links lose what follows a redirect.",
    );
  if (!page.headers.has("strict-transport-security"))
    return warning(
      "Pages do not tell browsers to stay with https (HSTS).",
      "Set NOREN_PUBLIC_ORIGIN to this origin for the provider, and let the proxy pass its headers on.",
    );
  return ok("Pages come without a detour, and tell browsers to stay with https.");
}

/** Whoever types the name without a scheme may come by http. */
async function ofPlain(hostname: string): Promise<Finding> {
  const answer = await ask(`http://${hostname}/home?from=doctor`);
  if (answer === null) return ok("http is not served: browsers take https by themselves.");
  const leadsTo = answer.headers.get("location") ?? "";
  const isKept = URL.parse(leadsTo)?.href === `https://${hostname}/home?from=doctor`;
  if (isKept) return ok("http leads to the same address of https.");
  return warning(
    `http://${hostname} ${leadsTo === "" ? `answers ${answer.status} and leads nowhere` : "leads to another address"}.`,
    "Redirect every address, its path and query kept, to https.",
  );
}
