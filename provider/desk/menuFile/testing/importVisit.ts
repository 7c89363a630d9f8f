import {
  type ImportAsked,
  type ImportChoices,
  ImportLine,
  IMPORT_PATH,
} from "#contract/calls/desk/menuFile.ts";
import { readMenu } from "#provider/menu/document/readMenu.ts";
import { type BoardDesk, boardDesk, DESK_ORIGIN } from "#provider/testing/deskVisit.ts";
import type { Planted } from "#provider/testing/guest.ts";

/** The titles of a table of our own. */
export const HEAD = "ID,名前,カテゴリー,価格";
export const USUAL: ImportChoices = { tax_class: "food", sold: [1], added_tax: 0 };
type Files = Readonly<Record<string, Uint8Array>>;

interface Sent {
  readonly store_id?: string;
  readonly choices?: ImportChoices;
  readonly take?: ImportAsked["take"];
  readonly cookie?: string;
  readonly origin?: string;
}

/** A store's menu at the desk, to which files are sent as its page sends them. */
export async function importVisit(provider: Planted) {
  const desk: BoardDesk = await boardDesk(provider);

  /** The status, and the lines of the answer. */
  async function sending(
    files: Files,
    { choices = USUAL, cookie, origin, store_id = "other", take = null }: Sent = {},
  ) {
    const form = new FormData();
    form.set("asked", JSON.stringify({ store_id, choices, take }));
    for (const [name, bytes] of Object.entries(files))
      form.append("file", new File([Uint8Array.from(bytes)], name));
    const request = new Request(`${DESK_ORIGIN}${IMPORT_PATH}`, {
      method: "POST",
      body: form,
      headers: { cookie: cookie ?? desk.cookie, origin: origin ?? DESK_ORIGIN },
    });
    const response = await provider.app.fetch(request, { address: "192.0.2.1" });
    return { status: response.status, text: await response.text() };
  }

  async function end(files: Files, sent: Sent = {}) {
    const { text } = await sending(files, sent);
    const all = text.split("\n").flatMap((line) => (line === "" ? [] : [ImportLine.parse(JSON.parse(line))]));
    const last = all.at(-1);
    if (last === undefined) throw new Error("Nothing was answered");
    return last;
  }

  async function looked(files: Files, sent: Sent = {}) {
    const last = await end(files, sent);
    if (last.is !== "looked") throw new Error(JSON.stringify(last));
    return last;
  }

  return {
    desk,
    sending,
    /** The last line. */
    end,
    looked,
    /** Looks, and takes what was seen. */
    takenInto: async (into: "draft" | "menu", files: Files, sent: Sent = {}) => {
      const { seen } = await looked(files, sent);
      return end(files, { ...sent, take: { seen, into } });
    },
    /** What is wrong with rows: each one's place, cell and words. */
    refusals: async (files: Files, sent: Sent = {}) => {
      const { rows } = await looked(files, sent);
      return rows.flatMap(({ place, said, state }) =>
        state === "refused" ? said.map(({ cell, text }) => [place, cell, text]) : [],
      );
    },
    menuOf: (store_id: string) => readMenu(provider.db, store_id),
  };
}
