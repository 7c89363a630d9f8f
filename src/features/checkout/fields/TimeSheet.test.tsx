import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import TimeSheet from "./TimeSheet.tsx";
import type { Appointment } from "./useAppointment.ts";

/** Each hour of 22 November in Tokyo, from one to another; the first is full. */
function appointmentOf(from: number, until: number): Appointment {
  const slots = Array.from({ length: until - from }, (_, at) => ({
    time: new Date(Date.UTC(2026, 10, 21, 15 + from + at)).toISOString(),
    left: at === 0 ? 0 : -1,
  }));
  return { slots, holidays: [], chosen: null, soonest: slots[1] } as unknown as Appointment;
}

async function open(from: number, until: number) {
  const appointment = appointmentOf(from, until);
  const own = { title: "Pickup time", timeZone: "Asia/Tokyo", reason: undefined, onClose: () => undefined };
  await renderPart(<TimeSheet open appointment={appointment} {...own} />, { texts: ["offPremises"] });
}

const parts = () =>
  screen
    .getAllByRole("heading", { level: 3 })
    .map((heading) => [heading.textContent, heading.closest("details")?.open]);

it("of a store that never closes shows the part of the day with the next time; the others unfold", async () => {
  await open(0, 24);
  expect(parts()).toEqual([
    ["Late night", true],
    ["Morning", false],
    ["Noon", false],
    ["Afternoon", false],
    ["Evening", false],
  ]);
  await userEvent.click(screen.getByText("Evening"));
  await userEvent.click(screen.getByLabelText("18:00"));
  expect(screen.getByText(/^Choose .*18:00$/)).toBeDefined();
  expect(parts().filter(([, isOpen]) => isOpen)).toEqual([
    ["Late night", true],
    ["Evening", true],
  ]);
});

it("of any other store shows all times", async () => {
  await open(11, 22);
  expect(parts().every(([, isOpen]) => isOpen)).toBe(true);
});
