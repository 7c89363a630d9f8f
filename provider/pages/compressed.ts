import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { accepts } from "./staticFiles.ts";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** Good enough for a page that is written once, and done in a few milliseconds. */
const QUALITY = 7;

/** A page's body in the best coding that the browser takes; sets its headers. */
export async function compressed(
  html: string,
  acceptEncoding: string | null,
  headers: Headers,
): Promise<Response> {
  headers.append("vary", "accept-encoding");
  if (accepts(acceptEncoding, "br")) {
    headers.set("content-encoding", "br");
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    };
    return new Response(new Uint8Array(await toBrotli(html, { params })), { headers });
  }
  if (accepts(acceptEncoding, "gzip")) {
    headers.set("content-encoding", "gzip");
    return new Response(new Uint8Array(await toGzip(html)), { headers });
  }
  return new Response(html, { headers });
}
