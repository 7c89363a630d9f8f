import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { I18nextProvider } from "react-i18next";
import { expect, it, vi } from "vitest";
import board from "#locales/en/desk/board.json" with { type: "json" };
import { startTexts } from "#text/instance.ts";
import { ticket } from "#desk/board/testing/someBoard.ts";
import { ParcelsForm } from "./ticketForms.tsx";
import type { Acts } from "#desk/board/useActs.ts";

const texts = startTexts("en", { "desk/board": board });

it("parcels are those that the order was priced with, until others are typed, and a wrong one is gone on with", async () => {
  const user = userEvent.setup();
  const press = vi.fn<(...pressed: unknown[]) => ReturnType<Acts["press"]>>();
  press.mockResolvedValue({ refusal: "parcels", fields: ["1.number"] });
  const parcels = [
    { temperature: "ambient", delivery_company: "Yamato", delivery_number: "" },
    { temperature: "chilled", delivery_company: "Yamato", delivery_number: "" },
  ] as const;
  const order = ticket({ order_type: 4, parcels: [...parcels] });
  render(
    <I18nextProvider i18n={texts}>
      <ParcelsForm ticket={order} press={press} isFix={false} />
    </I18nextProvider>,
  );
  const numbers = screen.getAllByLabelText("Tracking number");
  expect(numbers).toHaveLength(3);
  await user.type(numbers[1] ?? document.body, "12/34");
  await user.click(screen.getByRole("button", { name: "Ship" }));
  expect(press).toHaveBeenCalledExactlyOnceWith("ready", {
    parcels: [
      parcels[0],
      { ...parcels[1], delivery_number: "12/34" },
      { temperature: "ambient", delivery_company: "", delivery_number: "" },
    ],
  });
  expect(document.activeElement).toBe(numbers[1]);
  expect(numbers[1]?.getAttribute("aria-invalid")).toBe("true");
});
