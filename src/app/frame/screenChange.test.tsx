import { act, render, screen } from "@testing-library/react";
import { NavigationType as Action, type Location, MemoryRouter, Router, useNavigate } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { useScrollMemory } from "./screenChange.ts";

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

it("what was read while the host got ready stays where it is, and is found again", () => {
  const at = (key: string, pathname = "/orderFood") => ({
    pathname,
    search: "?storeId=bar",
    hash: "",
    state: null,
    key,
  });
  const navigator = { createHref: () => "", go: () => {}, push: () => {}, replace: () => {} };
  const Shown = ({ location, type = Action.Pop }: { location: Location; type?: Action }) => (
    <Router location={location} navigationType={type} navigator={navigator}>
      <Screens />
    </Router>
  );
  const { rerender } = render(<Shown location={at("first")} />);
  scrollBy(800);
  rerender(<Shown location={at("the browser's")} />);
  expect(scrollTo).not.toHaveBeenCalled();
  rerender(<Shown location={at("next", "/order")} type={Action.Push} />);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  rerender(<Shown location={at("the browser's")} />);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 800);
});
