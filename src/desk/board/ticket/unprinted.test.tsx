import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import board from "#locales/en/desk/board.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { ticket } from "#desk/board/testing/someBoard.ts";
import { TicketCard } from "./TicketCard.tsx";

const texts = startTexts("en", { "desk/board": board });

it.each([true, false])("a ticket says that it was not printed: %s", (is_unprinted) => {
  const hands = { press: vi.fn<() => void>(), takeAll: vi.fn<() => void>(), open: vi.fn<() => void>() };
  const times = { time_zone: "Asia/Tokyo", slow_minutes: 10, late_minutes: 20 };
  const taken = ticket({ order_status: 1, is_waiting: false, is_unprinted });
  render(
    <I18nextProvider i18n={texts}>
      <ul>
        <TicketCard ticket={taken} times={times} isBusy={false} together={0} isJoined={false} hands={hands} />
      </ul>
    </I18nextProvider>,
  );
  expect(screen.queryAllByText("Not printed")).toHaveLength(is_unprinted ? 1 : 0);
});
