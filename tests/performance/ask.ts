import { get as getPlain } from "node:http";
import { get as getSecure } from "node:https";

/** Milliseconds until nobody is thought to be there. */
const LIMIT = 10_000;

/**
 * What an address answers, whatever its status, and whoever signed its certificate.
 * @throws with words for whoever typed the address, when nobody answers
 */
export async function ask(url: URL): Promise<string> {
  const get = url.protocol === "https:" ? getSecure : getPlain;
  try {
    return await new Promise<string>((resolve, reject) => {
      const options = { rejectUnauthorized: false, signal: AbortSignal.timeout(LIMIT) };
      const request = get(url, options, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (piece: string) => (text += piece));
        response.on("end", () => resolve(text));
        response.on("error", reject);
      });
      request.on("error", reject);
    });
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? String(error.code) : "no answer in time";
    throw new Error(`${url.origin} does not answer (${reason}).`, { cause: error });
  }
}
