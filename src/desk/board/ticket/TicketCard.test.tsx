import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, it } from "vitest";
import board from "#locales/en/desk/board.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { ticket } from "#desk/board/testing/someBoard.ts";
import { TicketCard } from "./TicketCard.tsx";

const texts = startTexts("en", { "desk/board": board });
const times = { time_zone: "Asia/Tokyo", slow_minutes: 10, late_minutes: 20 };
const hands = { press: () => undefined, takeAll: () => undefined, open: () => undefined };
const line = {
  goods_id: "ramen",
  is_sold_out: false,
  sold_out_until: null,
  number: 1,
  name: "Ramen",
  choices: "",
  is_new: false,
  is_free: false,
  is_remade: false,
};

it("a ticket that is paid in part says what it costs once", () => {
  const order = ticket({ total: 1_420, parts_total: 800, left_to_pay: 620, is_waiting: false });
  render(
    <I18nextProvider i18n={texts}>
      <TicketCard ticket={order} times={times} isBusy={false} isJoined={false} together={1} hands={hands} />
    </I18nextProvider>,
  );
  expect(document.body.textContent.match(/¥1,420/g)).toHaveLength(1);
});

it.each([
  [1, true],
  [2, true],
  [3, false],
  [5, false],
])("a ticket of %i lines has room for the words of its remark: %s", (count, isTold) => {
  const lines = Array.from({ length: count }, (_, at) => ({ ...line, line_id: `line-${at}` }));
  render(
    <I18nextProvider i18n={texts}>
      <TicketCard
        ticket={ticket({ lines, remarks: ["No onions", "Two forks"] })}
        times={times}
        isBusy={false}
        isJoined={false}
        together={1}
        hands={hands}
      />
    </I18nextProvider>,
  );
  expect(screen.queryByText(/No onions · Two forks/) !== null).toBe(isTold);
  expect(screen.getByText(new RegExp(`^${board.remark}`))).toBeDefined();
});
