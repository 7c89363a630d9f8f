import { createHash } from "node:crypto";
import type { DeskResponse } from "#contract/calls/desk/deskCall.ts";
import type { addPrinter } from "#contract/calls/desk/printers.ts";
import type { TestProvider } from "#provider/testing/provider.ts";

type Added = Pick<DeskResponse<typeof addPrinter>, "address" | "secret" | "user">;
type Reached = Pick<TestProvider, "app">;

const ADDRESS = "198.51.100.7";
const send = ({ app }: Reached, url: string, init: RequestInit) =>
  app.fetch(new Request(url, init), { address: ADDRESS });

/** What stands on paper that a printer for Japanese was sent: printers' commands are no text. */
export function onPaper(commands: Uint8Array): string {
  return new TextDecoder("shift_jis").decode(commands);
}

/** A Star printer as CloudPRNT's protocol guide has it. */
export function starPrinter(provider: Reached, { address, secret, user }: Added, mac = "00:11:62:00:00:01") {
  const authorization = `Basic ${btoa(`${user}:${secret}`)}`;
  const fetched: string[] = [];
  let status = "200 OK";
  const query = (fields: Record<string, string>) => `${address}?${new URLSearchParams({ mac, ...fields })}`;

  const poll = async (more: object = {}) =>
    send(provider, address, {
      method: "POST",
      headers: { authorization, "content-type": "application/json" },
      body: JSON.stringify({
        status: "23 6 0 0 0 0 0 0 0 ",
        printerMAC: mac,
        uniqueID: null,
        statusCode: encodeURIComponent(status),
        printingInProgress: false,
        clientAction: null,
        ...more,
      }),
    });
  const offered = async (more?: object) =>
    (await (await poll(more)).json()) as { jobReady: boolean; jobToken?: string; mediaTypes?: string[] };
  const get = (token: string, type = "application/vnd.star.starprnt") =>
    send(provider, query({ type, token }), { headers: { authorization } });
  const confirm = (token: string, code = "OK") =>
    send(provider, query({ code, token }), { method: "DELETE", headers: { authorization } });

  return {
    poll,
    offered,
    get,
    confirm,
    /** Its paper runs out, its cover is opened; or all is well again. */
    say: (told: string) => {
      status = told;
    },
    /** Asks, prints what there is, and confirms it: what stands on the paper; null: nothing was to be printed. */
    print: async (code?: string): Promise<string | null> => {
      const { jobReady, jobToken = "", mediaTypes = [] } = await offered();
      if (!jobReady) return null;
      const answer = await get(jobToken, mediaTypes[0]);
      if (answer.status !== 200) throw new Error(`The job was not to be had: ${answer.status}`);
      const paper = onPaper(new Uint8Array(await answer.arrayBuffer()));
      fetched.push(paper);
      await confirm(jobToken, code);
      return paper;
    },
    fetched,
  };
}

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** An Epson printer as the manuals of Server Direct Print have it, with digest access authentication. */
export function epsonPrinter(provider: Reached, { address, secret, user }: Added) {
  let challenge = "";
  let count = 0;

  function authorization(): string {
    const said = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(challenge)?.[1] ?? "";
    count += 1;
    const [nc, cnonce, uri] = [String(count).padStart(8, "0"), `c${count}`, new URL(address).pathname];
    const key = md5(`${user}:${said("realm")}:${secret}`);
    const response = md5(`${key}:${said("nonce")}:${nc}:${cnonce}:auth:${md5(`POST:${uri}`)}`);
    return `Digest username="${user}", realm="${said("realm")}", nonce="${said("nonce")}", uri="${uri}", qop=auth, nc=${nc}, cnonce="${cnonce}", response="${response}", algorithm=MD5`;
  }

  /** Posts a form; what asks for a digest is answered with one, once. */
  async function post(fields: Record<string, string>): Promise<Response> {
    const ask = () =>
      send(provider, address, {
        method: "POST",
        headers: {
          "content-type": "application/x-www-form-urlencoded",
          ...(challenge !== "" && { authorization: authorization() }),
        },
        body: new URLSearchParams(fields),
      });
    const first = await ask();
    if (first.status !== 401) return first;
    challenge = first.headers.get("www-authenticate") ?? "";
    return ask();
  }

  const ask = () => post({ ConnectionType: "GetRequest", ID: user, Name: "TM-m30III" });
  const respond = (file: string) =>
    post({ ConnectionType: "SetResponse", ID: user, Name: "TM-m30III", ResponseFile: file });
  const result = (id: string, code: string) =>
    `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${id}</printjobid></Parameter><PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${code === ""}" code="${code}" status="251658262" battery="0"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;

  /** What it was handed, and what stands on its paper; null: nothing. */
  async function handed(): Promise<{ id: string; paper: string } | null> {
    const answer = await ask();
    if (answer.status !== 200) throw new Error(`Refused with ${answer.status}`);
    const xml = await answer.text();
    if (xml === "") return null;
    const [, id = ""] = /<printjobid>([\w.-]+)<\/printjobid>/.exec(xml) ?? [];
    const [, hex = ""] = /<command>([\da-f]+)<\/command>/.exec(xml) ?? [];
    return { id, paper: onPaper(new Uint8Array(Buffer.from(hex, "hex"))) };
  }

  return {
    ask,
    respond,
    handed,
    confirm: (id: string, code = "") => respond(result(id, code)),
    /** Asks, prints what there is, and says what became of it. */
    print: async (code = ""): Promise<string | null> => {
      const job = await handed();
      if (job === null) return null;
      await respond(result(job.id, code));
      return job.paper;
    },
  };
}
