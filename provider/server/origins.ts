import { hostname, networkInterfaces } from "node:os";
import type { Settings } from "#provider/operations/settings.ts";

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

/** Whether a request comes from a page that may make it: our own, or of an origin that the operator lists. */
export function isWelcome(request: Request, settings: Settings): boolean {
  const origin = request.headers.get("origin");
  // Programs that are no browsers send none.
  if (origin === null) return true;
  return (
    origin === new URL(request.url).origin ||
    origin === clientOrigin(request, settings) ||
    isListed(origin, settings)
  );
}

function isListed(origin: string, { allowedOrigins }: Settings): boolean {
  return allowedOrigins.includes(origin);
}

/** The origin of the page that asks: a listed one, else the one by which this server was reached. */
export function pageOrigin(request: Request, settings: Settings): string {
  const origin = request.headers.get("origin");
  return origin !== null && isListed(origin, settings) ? origin : clientOrigin(request, settings);
}

/** What lets a page of a listed origin read the answer. */
export function corsHeaders(request: Request, settings: Settings): Headers {
  const origin = request.headers.get("origin");
  const headers = new Headers(settings.allowedOrigins.length > 0 ? { vary: "origin" } : {});
  if (origin !== null && isListed(origin, settings)) headers.set("access-control-allow-origin", origin);
  return headers;
}

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

/** Interfaces of virtual machines and containers, which no phone reaches. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|tailscale|zt)/;

/** This machine's address on the local network, where phones find it; null without a network. */
export function lanAddress(interfaces = networkInterfaces()): string | null {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === "IPv4" && !internal)
      .map(({ address }) => ({ address, rank: (VIRTUAL.test(name) ? 2 : 0) + (isPrivate(address) ? 0 : 1) })),
  );
  return found.toSorted((one, other) => one.rank - other.rank)[0]?.address ?? null;
}

function isPrivate(address: string): boolean {
  return /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/.test(address);
}
