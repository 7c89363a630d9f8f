import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { SearchField } from "./SearchField.tsx";

// @vitest-environment jsdom

const show = () => {
  const onSearch = vi.fn<(words: string) => void>();
  const onType = vi.fn<(words: string) => void>();
  render(
    <SearchField
      label="Search the menu"
      placeholder="Ramen"
      clearLabel="Clear"
      onSearch={onSearch}
      onType={onType}
    />,
  );
  return { onSearch, onType, field: screen.getByRole("searchbox", { name: "Search the menu" }) };
};

test("Enter searches for what was typed", async () => {
  const user = userEvent.setup();
  const { onSearch, field } = show();
  await user.type(field, " ramen {Enter}");
  expect(onSearch.mock.calls).toEqual([["ramen"]]);
});

test("it never searches in the middle of an input method's word", () => {
  const { onSearch, onType, field } = show();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: "らーm" }, isComposing: true });
  expect(onType).not.toHaveBeenCalled();
  const confirms = fireEvent.keyDown(field, { key: "Enter", isComposing: true });
  expect(confirms).toBe(false);
  fireEvent.input(field, { target: { value: "ラーメン" }, isComposing: true });
  fireEvent.compositionEnd(field);
  expect(onType.mock.calls).toEqual([["ラーメン"]]);
  expect(onSearch).not.toHaveBeenCalled();
});

test("the Enter that Safari sends after a word was confirmed does not search either", () => {
  const { onSearch, field } = show();
  fireEvent.compositionStart(field);
  fireEvent.compositionEnd(field);
  expect(fireEvent.keyDown(field, { key: "Enter", keyCode: 229 })).toBe(false);
  expect(onSearch).not.toHaveBeenCalled();
});

test("clear empties it, says so, and keeps the keyboard up", async () => {
  const user = userEvent.setup();
  const { onType, field } = show();
  await user.type(field, "beer");
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(field).toHaveProperty("value", "");
  expect(onType).toHaveBeenLastCalledWith("");
  expect(document.activeElement).toBe(field);
});
