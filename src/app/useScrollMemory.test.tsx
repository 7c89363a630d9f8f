import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { MemoryRouter, useNavigate } from "react-router-dom";
import { useScrollMemory } from "./useScrollMemory.ts";

function Screens() {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate("/order")}>
        on
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

const scrollTo = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo as never;
});

function scrollBy(y: number) {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  act(() => void window.dispatchEvent(new Event("scroll")));
}

it("a new screen starts at its top, and going back finds the place where one was", () => {
  render(
    <MemoryRouter initialEntries={["/orderFood"]}>
      <Screens />
    </MemoryRouter>,
  );
  expect(scrollTo).not.toHaveBeenCalled();
  scrollBy(1_234);
  act(() => screen.getByText("on").click());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(50);
  act(() => screen.getByText("back").click());
  expect(scrollTo).toHaveBeenLastCalledWith(0, 1_234);
});
