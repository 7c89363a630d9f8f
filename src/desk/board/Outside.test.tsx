import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import { PayStatus } from "#contract/enumerations.ts";
import board from "#locales/en/desk/board.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { Outside } from "./Outside.tsx";
import { boardOf, ticket } from "./testing/someBoard.ts";
import type { Acts } from "./useActs.ts";

const texts = startTexts("en", { "desk/board": board, "desk/desk": desk });

it("who is not let in yet says what was paid, and all are turned away at once after one was asked", async () => {
  const user = userEvent.setup();
  const press = vi.fn<Acts["press"]>();
  const outside = [ticket({ order_no: "a" }), ticket({ order_no: "b", pay_status: PayStatus.paid })];
  render(
    <I18nextProvider i18n={texts}>
      <Outside board={boardOf({ outside })} acts={{ press } as unknown as Acts} />
    </I18nextProvider>,
  );
  expect(screen.getAllByText("Paid")).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Turn all away" }));
  expect(press).not.toHaveBeenCalled();
  expect(screen.getByText("2 orders")).toBeDefined();
  await user.click(screen.getAllByRole("button", { name: "Turn all away" }).at(-1) ?? document.body);
  expect(press).toHaveBeenCalledExactlyOnceWith(outside, "cancel");
});
