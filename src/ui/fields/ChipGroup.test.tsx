import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ChipGroup } from "./ChipGroup.tsx";

afterEach(() => vi.restoreAllMocks());

it("a row that is too long for the screen shows what is chosen, as a link opens it", () => {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockReturnValue(600);
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(100);
  const scrollTo = vi.fn<(to: ScrollToOptions) => void>();
  Object.assign(Element.prototype, { scrollTo });
  const options = ["1", "2", "3"].map((value) => ({ value, label: `Sort ${value}` }));
  render(<ChipGroup label="Sort" name="sort" scroll value="3" options={options} onChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sort 3" }).checked).toBe(true);
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ left: 300 });
});
