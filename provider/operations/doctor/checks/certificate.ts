import { connect } from "node:tls";
import { type Check, type Finding, findingsOf } from "#provider/operations/doctor/check.ts";

const { ok, warning, fault } = findingsOf("certificate");

const DAY = 86_400_000;
/** Days that a certificate should still be good for: those that renew themselves do it a month before. */
const LEAST_DAYS = 14;
/** Milliseconds that the other end may take. */
const PATIENCE = 10_000;

/** The certificate of the origin, as a browser sees it. */
export const certificate: Check = async ({ origin, now }) => {
  if (origin.startsWith("http:")) return [];
  const { hostname, port } = new URL(origin);
  return [await certificateOf(hostname.replace(/^\[|\]$/g, ""), Number(port) || 443, now)];
};

async function certificateOf(host: string, port: number, now: Date): Promise<Finding> {
  const { promise, resolve } = Promise.withResolvers<Finding>();
  const isName = !/^[\d.]+$|:/.test(host);
  const socket = connect({ host, port, timeout: PATIENCE, ...(isName && { servername: host }) });
  socket.once("secureConnect", () =>
    resolve(certificateFinding(new Date(socket.getPeerCertificate().valid_to), now)),
  );
  const fail = (reason: string) =>
    resolve(
      fault(
        `No connection by TLS to ${host}:${port}: ${reason}.`,
        "Check that https is served there, with a certificate for this name and its whole chain.",
      ),
    );
  socket.once("timeout", () => fail("no answer"));
  socket.once("error", (error) => fail(error.message));
  return promise.finally(() => socket.destroy());
}

/** @param until the last moment that the certificate is good for */
export function certificateFinding(until: Date, now: Date): Finding {
  const days = Math.floor((until.getTime() - now.getTime()) / DAY);
  const means = `The certificate is good for ${days} more days.`;
  const todo = "Renew it, and see why it was not renewed by itself.";
  if (days < 0) return fault("The certificate has run out.", todo);
  return days < LEAST_DAYS ? warning(means, todo) : ok(means);
}
