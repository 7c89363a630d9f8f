import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { Stepper, type StepperProps } from "./Stepper.tsx";

// @vitest-environment jsdom

const labels = { group: "Miso ramen", decrease: "One less", increase: "One more" };

const Counted = ({ start, ...props }: Partial<StepperProps> & { start: number }) => {
  const [value, setValue] = useState(start);
  return <Stepper labels={labels} value={value} onChange={setValue} {...props} />;
};

test("it counts between its bounds and says when it is at one", async () => {
  const user = userEvent.setup();
  const onLimit = vi.fn<(bound: "min" | "max") => void>();
  render(<Counted start={1} min={1} max={2} onLimit={onLimit} />);
  const more = screen.getByRole("button", { name: "One more" });
  await user.click(more);
  await user.click(more);
  expect(screen.getByRole("status").textContent).toBe("2");
  expect(onLimit.mock.calls).toEqual([["max"]]);
  const less = screen.getByRole("button", { name: "One less" });
  await user.dblClick(less);
  expect(screen.getByRole("status").textContent).toBe("1");
  expect(onLimit.mock.calls).toEqual([["max"], ["min"]]);
});

test("at a bound the button keeps the focus", async () => {
  const user = userEvent.setup();
  render(<Counted start={1} max={2} />);
  const more = screen.getByRole("button", { name: "One more" });
  await user.click(more);
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute("aria-disabled")).toBe("true");
});

test("on a card the last piece taken away leaves the plus, with the focus", async () => {
  const user = userEvent.setup();
  render(<Counted start={1} collapse />);
  await user.click(screen.getByRole("button", { name: "One less" }));
  expect(screen.queryByRole("button", { name: "One less" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "One more" }));
});

test("its name and its number are there for a screen reader", () => {
  render(<Counted start={3} />);
  expect(screen.getByRole("group", { name: "Miso ramen" })).toBeTruthy();
  expect(screen.getByRole("status").textContent).toBe("3");
});
