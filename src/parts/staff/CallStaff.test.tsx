import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { callWaiter } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import { on, renderPart, type Reply } from "../testing/renderPart.tsx";
import { someStore } from "../testing/someStore.ts";
import CallStaff from "./CallStaff.tsx";

const came: Reply<typeof callWaiter> = { data: { inform_id: "i-1", time: "2026-11-21T12:03:00+09:00" } };
const theButton = () => screen.findByRole("button", { name: "Call staff to table A1" });

async function atTable(answers: readonly Reply<typeof callWaiter>[], locale: "en" | "ja" = "en") {
  let asked = 0;
  const tell = () => {
    asked += 1;
    return answers[Math.min(asked, answers.length) - 1] ?? came;
  };
  const view = await renderPart(<CallStaff store={someStore()} tableId="T1" />, {
    rules: [on(callWaiter, tell)],
    texts: ["store"],
    locale,
  });
  return { ...view, user: userEvent.setup() };
}

describe("calling the staff", () => {
  it("takes one tap, and says that they are coming", async () => {
    const { user, sentTo } = await atTable([came]);
    await user.click(await theButton());
    await screen.findByText("Staff are coming");
    expect(screen.getByRole("status").textContent).toContain("12:03");
    expect(sentTo(callWaiter).map(({ request }) => request)).toEqual([
      { store_id: "bar", table_id: "T1", kind: 1, content: "" },
    ]);
  });

  it("tells them why in Japanese too, whatever language the guest reads", async () => {
    const { user, sentTo } = await atTable([came]);
    await user.click(screen.getByRole("radio", { name: "Water, please" }));
    await user.click(await theButton());
    await screen.findByText("Staff are coming");
    expect(sentTo(callWaiter)[0]?.request).toMatchObject({ content: "お水をください (Water, please)" });
  });

  it("takes up to 200 characters of the guest's own", async () => {
    const { user, sentTo } = await atTable([came]);
    await user.click(screen.getByRole("radio", { name: "Something else" }));
    const words = screen.getByRole("textbox", { name: "Tell us what you need" });
    expect(words.getAttribute("maxlength")).toBe("200");
    await user.type(words, " Two plates ");
    await user.click(await theButton());
    await screen.findByText("Staff are coming");
    expect(sentTo(callWaiter)[0]?.request).toMatchObject({ content: "Two plates" });
  });

  it("says in words that a call was made a moment ago", async () => {
    const { user } = await atTable([{ code: Code.noConsecutiveMessages }]);
    await user.click(await theButton());
    expect(await screen.findByText(/in about a minute/)).toBeDefined();
  });

  it("calls once when the answer was lost and the guest taps again", async () => {
    const { user, sentTo } = await atTable([{ trouble: "timeout" }, came]);
    await user.click(await theButton());
    await screen.findByText(/didn’t go through/);
    await user.click(await theButton());
    await screen.findByText("Staff are coming");
    const keys = sentTo(callWaiter).map(({ key }) => key);
    expect(keys[0]).toBeDefined();
    expect(keys[1]).toBe(keys[0]);
  });

  it("leaves a message to whoever has no table", async () => {
    await renderPart(<CallStaff store={someStore({ table: null })} tableId={null} />, { texts: ["store"] });
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Scan your table’s QR code",
    ]);
    const link = screen.getByRole("link", { name: /Send the store a message/ });
    expect(link.getAttribute("href")).toBe("/message?storeId=bar");
  });
});
