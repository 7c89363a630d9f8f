import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Settling } from "./Settling.tsx";

// @vitest-environment jsdom

const total = (value: number) => <Settling value={value}>{`¥${value}`}</Settling>;

test("a number that changes is a new one to the eye, and one that stays is not", () => {
  const { rerender } = render(total(980));
  const first = screen.getByText("¥980");
  expect(first.className).toBe("");

  rerender(total(980));
  expect(screen.getByText("¥980")).toBe(first);

  rerender(total(1960));
  const more = screen.getByText("¥1960");
  expect(more).not.toBe(first);
  expect(more.className).not.toBe("");
  expect(more.dataset["less"]).toBeUndefined();

  rerender(total(980));
  expect(screen.getByText("¥980").dataset["less"]).toBe("true");
});
