import type { Settings } from "./settings.ts";

/** What a connection says beside the request itself. */
export interface Connection {
  /** The address at the other end. */
  readonly address: string;
}

/** The client's own address: of the connection, or, behind a proxy of ours, the one that the proxy saw. */
export function clientAddress(
  headers: Headers,
  connection: Connection,
  { trustProxy }: Pick<Settings, "trustProxy">,
): string {
  const forwarded = trustProxy ? headers.get("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  return networkOf(forwarded || connection.address);
}

/** Of an IPv6 address only the network counts: a customer has 2^64 addresses in it. IPv4 within IPv6 is IPv4. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [start = ""] = address.split("::");
  return start.split(":").slice(0, 4).join(":") || address;
}

/** Scheme and host that the client used. */
export function clientOrigin(
  request: Pick<Request, "url" | "headers">,
  { publicOrigin, trustProxy }: Pick<Settings, "publicOrigin" | "trustProxy">,
): string {
  if (publicOrigin !== null) return publicOrigin;
  const url = new URL(request.url);
  if (!trustProxy) return url.origin;
  const host = request.headers.get("x-forwarded-host") ?? url.host;
  const scheme = request.headers.get("x-forwarded-proto") ?? url.protocol.replace(":", "");
  return URL.canParse(`${scheme}://${host}`) ? new URL(`${scheme}://${host}`).origin : url.origin;
}

/** A browser that was told to keep to https at such a name would do so for everything else on that machine. */
const OWN_MACHINE = /^(.+\.)?localhost$|^[\d.]+$|^\[/;

/**
 * Whether the client came by https, to a name that is told to keep to it: by our own certificate, by a proxy of ours that
 * says so, or by one that says nothing where the operator's origin is https.
 */
export function isOverHttps(
  request: Pick<Request, "url" | "headers">,
  { publicOrigin, trustProxy }: Pick<Settings, "publicOrigin" | "trustProxy">,
): boolean {
  const seen = new URL(clientOrigin(request, { publicOrigin: null, trustProxy }));
  const isHttps = seen.protocol === "https:" || publicOrigin?.startsWith("https:") === true;
  return isHttps && !OWN_MACHINE.test(seen.hostname);
}
