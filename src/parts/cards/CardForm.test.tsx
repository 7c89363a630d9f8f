import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import CardForm from "./CardForm.tsx";
import type { StoredCard } from "./useCardForm.ts";

const vault = { url: "https://vault.test/cards", key: "public" };
Element.prototype.scrollIntoView = () => {};
afterEach(() => vi.unstubAllGlobals());

async function open(answer: () => Promise<Response> = () => Promise.reject(new TypeError("no network"))) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(answer);
  vi.stubGlobal("fetch", fetched);
  const stored = vi.fn<(card: StoredCard) => Promise<void>>(async () => {});
  const view = await renderPart(
    <>
      <CardForm id="card" vault={vault} onStored={stored} onBusy={() => {}} />
      <button type="submit" form="card">
        Send
      </button>
    </>,
    { texts: ["card"] },
  );
  return { ...view, user: userEvent.setup(), fetched, stored };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = () => {
  for (const [label, text] of [
    ["Card number", "4242424242424242"],
    ["Expiry date", "1240"],
    ["Security code", "123"],
    ["Name on the card", "TARO YAMADA"],
  ] as const)
    fireEvent.change(field(label), { target: { value: text } });
};

describe("a card's number", () => {
  it.each([
    ["4242424242424242", "Visa", "4242 4242 4242 4242"],
    ["2223003122003222", "Mastercard", "2223 0031 2200 3222"],
    ["3566002020360505", "JCB", "3566 0020 2036 0505"],
    ["378282246310005", "American Express", "3782 822463 10005"],
    ["30569309025904", "Diners Club", "3056 930902 5904"],
    ["6011000990139424", "Card", "6011 0009 9013 9424"],
  ])("%s is known as %s while it is typed, and stands in its groups", async (number, brand, shown) => {
    const { user } = await open();
    await user.type(field("Card number"), number.slice(0, 4));
    expect(screen.getByText(brand)).toBeDefined();
    await user.type(field("Card number"), number.slice(4));
    expect(field("Card number").value).toBe(shown);
    await user.tab();
    expect(screen.queryByText("Please check the card number.")).toBeNull();
  });

  it("is taken with gaps and in full width, when it is pasted", async () => {
    const { user } = await open();
    await user.click(field("Card number"));
    await user.paste("４２４２－４２４２　４２４２ 4242");
    expect(field("Card number").value).toBe("4242 4242 4242 4242");
  });

  it("keeps the caret where one mends a digit", async () => {
    const { user } = await open();
    const input = field("Card number");
    await user.type(input, "424242424242");
    input.setSelectionRange(2, 2);
    await user.keyboard("9");
    expect(input.value).toBe("4294 2424 2424 2");
    expect(input.selectionStart).toBe(3);
  });

  it("is left alone while an input method is at work, and tidied after", async () => {
    await open();
    const input = field("Card number");
    fireEvent.compositionStart(input);
    input.value = "４２４２４";
    fireEvent(input, new InputEvent("input", { bubbles: true, isComposing: true }));
    expect(input.value).toBe("４２４２４");
    fireEvent.compositionEnd(input);
    expect(input.value).toBe("4242 4");
  });

  it("with a wrong digit is said to be so once it is left, under its field", async () => {
    const { user } = await open();
    await user.type(field("Card number"), "4242424242424241");
    expect(screen.queryByText("Please check the card number.")).toBeNull();
    await user.tab();
    expect(screen.getByText("Please check the card number.")).toBeDefined();
    expect(field("Card number").getAttribute("aria-invalid")).toBe("true");
  });

  it("asks for the right keyboard and can be filled in by the browser; no form could send it", async () => {
    await open();
    expect(
      ["Card number", "Expiry date", "Security code", "Name on the card"].map((label) => {
        const { autocomplete, inputMode, name } = field(label);
        return [autocomplete, inputMode, name];
      }),
    ).toEqual([
      ["cc-number", "numeric", ""],
      ["cc-exp", "numeric", ""],
      ["cc-csc", "numeric", ""],
      ["cc-name", "", ""],
    ]);
  });
});

describe("a card that is sent", () => {
  const told = { token: "tok_1234567890", brand: "visa", last4: "4242", valid_period: "12/40" };

  it("goes to the vault once, without cookies or referrer, and leaves the fields empty", async () => {
    const { fetched, stored, user } = await open(async () => Response.json(told, { status: 201 }));
    fill();
    const button = screen.getByText("Send");
    for (let tap = 0; tap < 5; tap += 1) button.click();
    await waitFor(() => expect(stored).toHaveBeenCalledExactlyOnceWith(told));
    expect(fetched).toHaveBeenCalledOnce();
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe(vault.url);
    expect(init).toMatchObject({ credentials: "omit", referrerPolicy: "no-referrer", redirect: "error" });
    expect(JSON.parse(String(init?.body))).toEqual({
      number: "4242424242424242",
      valid_period: "12/40",
      security_code: "123",
      name: "TARO YAMADA",
    });
    expect(field("Card number").value + field("Security code").value).toBe("");
    expect(user).toBeDefined();
  });

  it("and not taken is told why at its fields", async () => {
    const { stored, user } = await open(async () => Response.json({ faults: ["expired"] }, { status: 422 }));
    fill();
    await user.click(screen.getByText("Send"));
    expect(await screen.findByText("This card has expired.")).toBeDefined();
    expect(screen.getByRole("alert").textContent).toContain("The card wasn’t accepted.");
    expect(document.activeElement).toBe(field("Expiry date"));
    expect(stored).not.toHaveBeenCalled();
  });

  it("is gone from its fields when the page is left", async () => {
    await open();
    fill();
    window.dispatchEvent(new Event("pagehide"));
    expect(field("Card number").value).toBe("");
  });

  it("to a form that has gone is not paid with", async () => {
    let answer: (response: Response) => void = () => {};
    const { fetched, stored, unmount } = await open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    fill();
    screen.getByText("Send").click();
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    unmount();
    expect(fetched.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    answer(Response.json(told, { status: 201 }));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored).not.toHaveBeenCalled();
  });
});
