import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import FullPicture from "./FullPicture.tsx";

// @vitest-environment jsdom

const picture = { src: "/pictures/ramen", widths: [240, 960], ratio: 0.75, tint: "#ffeedd" };

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enlarge
      </button>
      <FullPicture
        open={open}
        onClose={() => setOpen(false)}
        picture={picture}
        name="Shoyu Ramen"
        closeLabel="Close"
      />
    </>
  );
}

const opener = () => screen.getByText("Enlarge");
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const width = () => screen.getByAltText("Shoyu Ramen").closest<HTMLElement>("[style]")?.style.inlineSize;

async function enlarge() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(opener());
  await settled();
  return user;
}

beforeEach(() => {
  Element.prototype.scrollTo = () => {};
  history.replaceState({ idx: 0, key: "first", usr: null }, "");
});

test.each(["{Escape}", "the button", "back", "a tap beside it"])(
  "%s closes it, and the focus returns",
  async (how) => {
    const user = await enlarge();
    const dialog = screen.getByRole("dialog", { name: "Shoyu Ramen" });
    if (how === "{Escape}") await user.keyboard(how);
    else if (how === "back") act(() => history.back());
    else if (how === "the button") await user.click(screen.getByRole("button", { name: "Close" }));
    else await user.click(dialog.querySelector("[data-view]") as HTMLElement);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(opener());
  },
);

test("two taps make it larger, and as it was", async () => {
  await enlarge();
  const before = width();
  fireEvent.doubleClick(screen.getByAltText("Shoyu Ramen"));
  expect(width()).not.toBe(before);
  fireEvent.doubleClick(screen.getByAltText("Shoyu Ramen"));
  expect(width()).toBe(before);
});

test("two fingers that part make it larger, up to four times", async () => {
  await enlarge();
  const photo = screen.getByAltText("Shoyu Ramen");
  const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 100 });
  fireEvent.pointerDown(photo, finger(1, 100));
  fireEvent.pointerDown(photo, finger(2, 200));
  fireEvent.pointerMove(photo, finger(2, 300));
  expect(width()).toContain("calc(2 *");
  fireEvent.pointerMove(photo, finger(2, 2_000));
  expect(width()).toContain("calc(4 *");
});
