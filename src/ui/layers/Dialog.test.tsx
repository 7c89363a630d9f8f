import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Dialog } from "./Dialog.tsx";

// @vitest-environment jsdom

test("a dialog without a button cannot be closed by the customer", async () => {
  const user = userEvent.setup();
  render(
    <Dialog open title="Not taking orders right now">
      Open again at 17:00.
    </Dialog>,
  );
  const dialog = screen.getByRole("alertdialog", { name: "Not taking orders right now" });
  await user.keyboard("{Escape}");
  await user.click(dialog);
  expect(screen.getByRole("alertdialog", { description: "Open again at 17:00." })).toBe(dialog);
});

test("one that asks is closed by Escape", async () => {
  const user = userEvent.setup();
  const onClose = vi.fn<() => void>();
  render(<Dialog open onClose={onClose} title="Cancel this order?" />);
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});
