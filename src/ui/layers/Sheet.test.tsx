import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import * as Code from "#contract/codes.ts";
import { Button } from "#ui/actions/Button.tsx";
import { Sheet } from "./Sheet.tsx";
import { HistoryAllowed } from "./historyAllowed.ts";

// @vitest-environment jsdom

const Page = ({ allowed = true }: { allowed?: boolean }) => {
  const [open, setOpen] = useState(false);
  return (
    <HistoryAllowed value={allowed}>
      <Button onClick={() => setOpen(true)}>Choose options</Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Options" closeLabel="Close">
        <input aria-label="Remark" />
      </Sheet>
    </HistoryAllowed>
  );
};

const opener = () => screen.getByRole("button", { name: "Choose options", hidden: true });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

const openSheet = async () => {
  const user = userEvent.setup();
  await user.click(opener());
  await settled();
  return user;
};

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(opener());
};

beforeEach(() => {
  history.replaceState({ idx: 0, key: "first", usr: null }, "");
});

test("it opens with its heading in focus and is named by it", async () => {
  render(<Page />);
  await openSheet();
  expect(screen.getByRole("dialog", { name: "Options" })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Options" }));
});

test("Escape closes it, and the focus returns to where it was", async () => {
  render(<Page />);
  const user = await openSheet();
  await user.keyboard("{Escape}");
  await expectClosed();
  await waitFor(() => expect(history.state).toEqual({ idx: 0, key: "first", usr: null }));
});

test("the Escape that ends an input method's word does not close it", async () => {
  render(<Page />);
  await openSheet();
  fireEvent.keyDown(screen.getByRole("textbox"), { key: "Escape", keyCode: 229 });
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("back closes it and stays on the page", async () => {
  render(<Page />);
  await openSheet();
  const address = location.href;
  expect(history.state).toMatchObject({ idx: 0, key: "first", usr: null });
  history.back();
  await expectClosed();
  expect(location.href).toBe(address);
  expect(history.state).toEqual({ idx: 0, key: "first", usr: null });
});

test("its button and a tap outside close it", async () => {
  render(<Page />);
  let user = await openSheet();
  await user.click(screen.getByRole("button", { name: "Close" }));
  await expectClosed();
  user = await openSheet();
  const sheet = screen.getByRole("dialog");
  await user.click(sheet);
  await expectClosed();
  expect(sheet.hasAttribute("open")).toBe(false);
});

test("a swipe down closes it, a short one does not", async () => {
  render(<Page />);
  await openSheet();
  const sheet = screen.getByRole("dialog");
  const swipe = (to: number) => {
    fireEvent.touchStart(sheet, { touches: [{ clientX: 10, clientY: 100 }] });
    for (const clientY of [Code.signOutFailed, to])
      fireEvent.touchMove(sheet, { touches: [{ clientX: 10, clientY }] });
    fireEvent.touchEnd(sheet, { changedTouches: [{ clientX: 10, clientY: to }] });
  };
  swipe(120);
  expect(screen.getByRole("dialog")).toBeTruthy();
  swipe(300);
  await expectClosed();
});

test("where the history may not be touched yet, it adds nothing to it, and Escape still closes it", async () => {
  render(<Page allowed={false} />);
  const before = history.length;
  const user = await openSheet();
  expect(history.length).toBe(before);
  expect(history.state).toEqual({ idx: 0, key: "first", usr: null });
  await user.keyboard("{Escape}");
  await expectClosed();
});
