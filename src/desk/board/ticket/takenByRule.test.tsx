import { render, screen } from "@testing-library/react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import board from "#locales/en/desk/board.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { ticket } from "#desk/board/testing/someBoard.ts";
import { TicketCard } from "./TicketCard.tsx";

const texts = startTexts("en", { "desk/board": board });
const times = { time_zone: "Asia/Tokyo", slow_minutes: 10, late_minutes: 20 };
const hands = { press: () => undefined, takeAll: () => undefined, open: () => undefined };

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-27T03:10:00Z") }));
afterEach(() => void vi.useRealTimers());

it.each([
  ["2026-11-27T03:09:00Z", "New, taken automatically"],
  ["2026-11-27T03:05:00Z", "Automatic"],
])("an order that the store's rule took at %s says “%s”", (taken_by_rule_at, words) => {
  const order = ticket({ order_status: 1, is_waiting: false, taken_by_rule_at, actions: ["complete"] });
  render(
    <I18nextProvider i18n={texts}>
      <TicketCard ticket={order} times={times} isBusy={false} isJoined={false} together={1} hands={hands} />
    </I18nextProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});
