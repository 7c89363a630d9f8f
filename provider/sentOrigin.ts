import { hostname, networkInterfaces } from "node:os";
import { lanAddress } from "./lanAddress.ts";
import type { Settings } from "./settings.ts";

/** A name by which a machine means itself. */
const ITSELF = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;
const EVERYWHERE: readonly string[] = ["0.0.0.0", "::"];

/**
 * The origin for what is sent or kept for others: the operator's. Where none is set, as in a demo, the one that the request
 * names, if that is a name or an address of this machine; else this machine's own. Whoever asks with another host's name
 * may be told it back, but has it sent to nobody.
 */
export function sentOrigin(
  origin: string,
  settings: Pick<Settings, "host" | "port" | "publicOrigin" | "tls">,
): string {
  if (settings.publicOrigin !== null) return settings.publicOrigin;
  return isOwn(new URL(origin).hostname) ? origin : machineOrigin(settings);
}

/** This machine's origin as a phone on the same network finds it. */
export function machineOrigin(
  { host: listens, tls, port: set }: Pick<Settings, "host" | "port" | "tls">,
  port = set,
): string {
  const host = EVERYWHERE.includes(listens) ? (lanAddress() ?? "localhost") : listens;
  return `${tls === null ? "http" : "https"}://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function isOwn(host: string): boolean {
  const own = hostname().toLowerCase();
  if (ITSELF.test(host) || host === own || host === `${own}.local`) return true;
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
  return addresses.some(({ address }) => address === host.replace(/^\[|\]$/g, ""));
}
