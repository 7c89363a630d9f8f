import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Whether an Accept-Encoding header takes a coding (RFC 9110, section 12.5.3). */
export function accepts(header: string | null, coding: string): boolean {
  return (header ?? "").split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    return (name === coding || name === "*") && !isRefused;
  });
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** How well brotli compresses: 10 is the first whose pages fit the first round trip (14 kB); it takes some 30 ms of a thread beside. */
const PAGE_QUALITY = 10;
/** A millisecond for a menu, which is a seventh then of what it was. */
export const ANSWER_QUALITY = 5;

/** A text's body in the best coding that a browser takes; sets its answer's headers. */
export type Coded = (acceptEncoding: string | null, headers: Headers) => Promise<Body> | Body;
type Body = string | Uint8Array<ArrayBuffer>;

/** What is sent again and again, each coding made when it is first asked for. */
export function codedOnce(text: Body, quality = PAGE_QUALITY): Coded {
  const made: { br?: Promise<Body>; gzip?: Promise<Body> } = {};
  return (acceptEncoding, headers) => {
    headers.append("vary", "accept-encoding");
    if (accepts(acceptEncoding, "br")) {
      headers.set("content-encoding", "br");
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      };
      return (made.br ??= toBrotli(text, { params }).then((bytes) => new Uint8Array(bytes)));
    }
    if (accepts(acceptEncoding, "gzip")) {
      headers.set("content-encoding", "gzip");
      return (made.gzip ??= toGzip(text).then((bytes) => new Uint8Array(bytes)));
    }
    return text;
  };
}
