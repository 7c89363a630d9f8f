import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { copyText } from "./copyText.ts";

const command = vi.fn<() => boolean>();
/** What the old command took: the text that was selected in the dialog. */
let taken: string | null = null;

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, "clipboard", { value: writeText && { writeText }, configurable: true });
}

beforeEach(() => {
  taken = null;
  command.mockReset();
  Object.defineProperty(document, "execCommand", { value: command, configurable: true });
});
afterEach(() => {
  document.body.replaceChildren();
  clipboard(undefined);
});

it("takes the browser's clipboard, and leaves the old command alone", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  clipboard(writeText);
  expect(await copyText("the link")).toBe(true);
  expect([writeText.mock.calls, command.mock.calls]).toEqual([[["the link"]], []]);
});

it.each([
  ["a page without https has none", undefined],
  ["an app's browser refuses it", () => Promise.reject(new DOMException("no", "NotAllowedError"))],
])(
  "copies by the old command where %s, inside of an open dialog too, and leaves no trace",
  async (_, write) => {
    clipboard(write);
    document.body.innerHTML = "<dialog open><button>Copy</button></dialog>";
    const button = document.querySelector("button");
    button?.focus();
    command.mockImplementation(() => {
      const field = document.querySelector("dialog textarea");
      taken = field === document.activeElement && field instanceof HTMLTextAreaElement ? field.value : null;
      return true;
    });
    expect(await copyText("the link")).toBe(true);
    expect(taken).toBe("the link");
    expect(document.querySelector("textarea")).toBeNull();
    expect(document.activeElement).toBe(button);
  },
);

it("says when nothing works", async () => {
  command.mockReturnValue(false);
  expect(await copyText("the link")).toBe(false);
});
