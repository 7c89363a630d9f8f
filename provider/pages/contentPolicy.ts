/**
 * Outside services whose hosts a page may need. "line_sign_in": LINE's SDK is not there, and may be asked for. Until the
 * page is left it does one thing that trusted types refuse: it would load its extensions for LINE's own app by a script
 * from static.line-scdn.net. No sign-in needs them, and it goes on without.
 */
export type OutsideHost = "line" | "line_sign_in" | "maps";

/** How a policy names styles and scripts that stand in the page itself. */
export interface OwnSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

interface Policy {
  readonly own: OwnSources;
  readonly hosts: readonly OutsideHost[];
  /** Origins that the client connects to beside the page's own: messages, an API elsewhere, the vault that cards are sent to. */
  readonly connect: readonly string[];
  /** Origins of pictures beside the page's own: a map's tiles. */
  readonly images: readonly string[];
  /** In development Vite puts its own scripts and styles into the page. */
  readonly isDevelopment: boolean;
  /** Whether it stands in a frame of a page of ours. */
  readonly isFramed?: boolean;
}

type Directives = Record<string, readonly string[]>;

/** What LINE's SDK loads and asks (its documentation names no list; these are the hosts that it was seen to use). */
const line: Directives = {
  "script-src": ["https://static.line-scdn.net", "https://liffsdk.line-scdn.net"],
  "connect-src": [
    "https://api.line.me",
    "https://access.line.me",
    "https://liffsdk.line-scdn.net",
    "https://uts-front.line-apps.com",
  ],
  "img-src": ["https://profile.line-scdn.net"],
  "frame-src": ["https://liff-subwindow.line.me"],
};

/** As Google's documentation asks ("Content security policy guide", strict policy). */
const maps: Directives = {
  "script-src": ["'strict-dynamic'", "https:", "'unsafe-eval'", "blob:"],
  "connect-src": [
    "https://*.googleapis.com",
    "https://*.google.com",
    "https://*.gstatic.com",
    "data:",
    "blob:",
  ],
  "img-src": [
    "https://*.googleapis.com",
    "https://*.gstatic.com",
    "https://*.google.com",
    "https://*.googleusercontent.com",
  ],
  "font-src": ["https://fonts.gstatic.com"],
  "style-src": ["https://fonts.googleapis.com"],
  "frame-src": ["https://*.google.com"],
  "worker-src": ["blob:"],
};

const outside: Readonly<Record<OutsideHost, Directives>> = { line, line_sign_in: line, maps };

/** The content security policy of a page: its own files and parts, and of the outside what its route needs. */
export function contentPolicy({ own, hosts, connect, images, isDevelopment, isFramed }: Policy): string {
  const ofPage: Directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...own.scripts],
    "style-src": isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", ...own.styles],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...images],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...connect],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "frame-src": [],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    "frame-ancestors": [isFramed === true ? "'self'" : "'none'"],
  };
  const added = hosts.map((host) => outside[host]);
  const policy = Object.entries(ofPage)
    .map(([name, sources]) => [name, ...sources, ...added.flatMap((directives) => directives[name] ?? [])])
    .filter((parts) => parts.length > 1)
    .map((parts) => parts.join(" "));
  // Neither LINE's SDK nor Google's maps, nor Vite, keep to trusted types.
  const keepsTrustedTypes = hosts.every((host) => host === "line_sign_in") && !isDevelopment;
  return [...policy, ...(keepsTrustedTypes ? ["require-trusted-types-for 'script'"] : [])].join("; ");
}

/** The origin of a tile address as a security policy names it: "{s}" stands for several hosts. */
export function tileOrigin(tiles: string): string {
  return tiles.replace("{s}", "*").split("/", 3).join("/");
}
