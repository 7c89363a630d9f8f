import { addAll } from "./answerPage.ts";
import type { keptFiles } from "./keptFiles.ts";
import type { keptMenus } from "./keptMenus.ts";
import { type keptPages, pageKey } from "./keptPages.ts";
import type { keptPictures } from "./keptPictures.ts";
import { type Kept, type Message, type Newer, readMessage } from "./message.ts";
import { sortFile } from "./sortRequest.ts";

/** Milliseconds after which a page that is to be kept is given up. */
const TIME_LIMIT = 15_000;

interface Surroundings {
  readonly origin: string;
  readonly get: typeof fetch;
  readonly files: Pick<ReturnType<typeof keptFiles>, "add" | "has">;
  readonly pictures: Pick<ReturnType<typeof keptPictures>, "add">;
  readonly pages: Pick<ReturnType<typeof keptPages>, "age" | "keep" | "forget">;
  readonly menus: Pick<ReturnType<typeof keptMenus>, "keepFrom" | "forget">;
  /** Whether a file is of the worker's own build. */
  readonly isOwn: (address: string) => boolean;
  readonly takeOver: () => Promise<void>;
}

/** Does what a page tells the worker; answers by `tell`. */
export function messageHandler(around: Surroundings) {
  const { origin, get, files, pictures, pages, menus } = around;
  /** Pages that are being read, and whether they are to be read once more: their language may be another one now. */
  const reading = new Map<string, boolean>();

  /** Whether the page of an address is kept now as the server has it. */
  async function read(url: URL, isLow: boolean): Promise<boolean> {
    // Past the browser's cache, where it would wait for a request before it that is never answered.
    const signal = AbortSignal.timeout(TIME_LIMIT);
    const response = await get(url, { cache: "no-store", headers: { accept: "text/html" }, signal });
    const copy = response.clone();
    const addresses = await pages.keep(url, response);
    if (addresses.length === 0) return false;
    await addAll(files, addresses);
    await menus.keepFrom(await copy.text(), isLow).catch(() => null);
    return true;
  }

  async function keep({
    address,
    pause,
    isLow = false,
  }: Extract<Message, { type: "keep" }>): Promise<boolean> {
    // Without what else stood in the address.
    const key = pageKey(new URL(address, origin));
    if (key === null) return false;
    const url = new URL(key, origin);
    if ((await pages.age(url)) < pause) return false;
    if (reading.has(key)) {
      reading.set(key, true);
      return false;
    }
    let isKept: boolean;
    do {
      reading.set(key, false);
      isKept = await read(url, isLow).catch(() => false);
    } while (reading.get(key));
    reading.delete(key);
    return isKept;
  }

  /** A file or a picture that a page has used already: the browser's own cache has it still. */
  async function keepUsed(address: string): Promise<void> {
    const { origin: from, pathname } = new URL(address, origin);
    const sort = from === origin ? sortFile(pathname) : "other";
    if (sort === "file") await files.add(address).catch(() => null);
    if (sort === "picture") await pictures.add(address).catch(() => null);
  }

  return async (data: unknown, tell: (answer: Kept | Newer) => void): Promise<void> => {
    const message = readMessage(data);
    if (message?.type === "takeOver") return around.takeOver();
    if (message?.type === "isNewer" && !around.isOwn(message.address)) tell({ type: "newer" });
    if (message?.type === "forget") await Promise.all([pages.forget(), menus.forget()]);
    if (message?.type === "used") await Promise.all(message.addresses.map(keepUsed));
    if (message?.type === "keep" && (await keep(message))) tell({ type: "kept", address: message.address });
  };
}
