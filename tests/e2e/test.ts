import { type BrowserContext, type ConsoleMessage, test as plain } from "@playwright/test";

export * from "@playwright/test";

const EXPECTED = "expected error";

/**
 * Says that the running test provokes an error: by the words of it that no other would have, with the address it is of.
 * Every other error that a page does not catch, tells on its console or catches in a boundary (React tells of those on
 * the console) fails the test, whichever of its contexts the page is in.
 */
export function expectError(words: RegExp): void {
  plain.info().annotations.push({ type: EXPECTED, description: words.source });
}

/**
 * A request to listen that was under way while its session ended, as by signing in or by another password: the service
 * refuses its token, as it should, and the page asks for another one.
 */
export const OF_AN_ENDED_SESSION =
  /status of 403 .*\/v[23]\/(subscribe|presence|history)\/.*[?&]auth=([^&)]*)/;

/** What a page told, with the address that it is about. */
const toldBy = (message: ConsoleMessage) => {
  const { url } = message.location();
  return `console.error: ${message.text()}${url ? ` (${url})` : ""}`;
};

/** What browsers and workers tell of requests, and React of code, that a network which is away keeps from coming. */
const OF_NO_NETWORK = new RegExp(
  [
    "net::ERR_(?:INTERNET_DISCONNECTED|NETWORK_CHANGED|EMPTY_RESPONSE|FAILED)",
    "Failed to fetch dynamically imported module",
    "Unable to preload CSS",
    "An unknown error occurred when fetching the script",
    // The worker's own answer for a page that it does not keep.
    "responded with a status of 503",
  ].join("|"),
);
/** Milliseconds after a network came back in which what was under way before may still fail. */
const LEFT_OVER = 3_000;

/** Since when a context has its network again: never, while a test has taken it away. */
function networkOf(context: BrowserContext): () => boolean {
  let backAt = 0;
  const set = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    if (isOffline) backAt = Infinity;
    await set(isOffline);
    if (!isOffline && backAt === Infinity) backAt = Date.now();
  };
  return () => Date.now() < backAt + LEFT_OVER;
}

/**
 * Gathers the errors of all pages of a context, those to come included. What only says that there is no network is none
 * while the test has taken it away; `isNone` says which of those on the console are none to the caller.
 */
export function gatherErrors(
  context: BrowserContext,
  told: string[],
  isNone: (error: string) => boolean = () => false,
): void {
  const isOffline = networkOf(context);
  context.on("console", (message) => {
    if (message.type() !== "error") return;
    const error = toldBy(message);
    if (isNone(error)) return;
    if (!isOffline() || !OF_NO_NETWORK.test(error)) told.push(error);
  });
  context.on("weberror", (error) => {
    const { name, message, stack } = error.error();
    told.push(`uncaught on ${error.page()?.url() ?? "a page"}: ${stack || `${name}: ${message}`}`);
  });
}

/** Playwright's `test`, which fails on every error of a page that it did not expect. */
export const test = plain.extend<{ told: string[] }>({
  told: [
    async ({ browser }, use, info) => {
      const told: string[] = [];
      const watch = (context: BrowserContext) => gatherErrors(context, told);
      browser.on("context", watch);
      await use(told);
      browser.off("context", watch);
      const expected = info.annotations
        .filter(({ type }) => type === EXPECTED)
        .map(({ description = "" }) => new RegExp(description));
      const unexpected = told.filter((error) => !expected.some((words) => words.test(error)));
      if (unexpected.length > 0) throw new Error(`The pages told of errors:\n${unexpected.join("\n")}`);
    },
    { auto: true },
  ],
});
