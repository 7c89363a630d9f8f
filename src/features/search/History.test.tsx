import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { local } from "#state/storage/storage.ts";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { History } from "./History.tsx";

const KEY = "noren.searches";
const user = userEvent.setup();
const stored = (): unknown => JSON.parse(local.get(KEY) ?? "[]");

afterEach(() => {
  local.remove(KEY);
});

async function open(kept: string) {
  local.set(KEY, kept);
  const onSearch = vi.fn<(words: string) => void>();
  await renderPart(<History onSearch={onSearch} />, { texts: ["search"] });
  return onSearch;
}
const TWO = '["ramen","soba"]';

describe("history", () => {
  it("forgets one, and has it back", async () => {
    await open(TWO);
    await user.click(await screen.findByRole("button", { name: "Remove “ramen” from recent searches" }));
    expect(stored()).toEqual(["soba"]);
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(document.activeElement).toBe(undo);
    await user.click(undo);
    expect(stored()).toEqual(["ramen", "soba"]);
    expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(2);
  });

  it("forgets all, says so, and has them back", async () => {
    await open(TWO);
    await user.click(await screen.findByRole("button", { name: "Clear all" }));
    expect(local.get(KEY)).toBeNull();
    expect(screen.getByRole("status").textContent).toContain("Recent searches cleared");
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(stored()).toEqual(["ramen", "soba"]);
  });

  it("searches again for what is tapped", async () => {
    const onSearch = await open(TWO);
    await user.click(await screen.findByRole("button", { name: "soba" }));
    expect(onSearch.mock.calls).toEqual([["soba"]]);
  });

  it.each(["{", '{"a":1}', "[1]"])("is nothing where %s is stored", async (broken) => {
    await open(broken);
    await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
  });

  it("shows words as they are, whatever stands in them", async () => {
    await open(JSON.stringify(["<b>b</b>&amp;", "🍜"]));
    expect(await screen.findByRole("button", { name: "<b>b</b>&amp;" })).toBeDefined();
    expect(screen.getByRole("button", { name: "🍜" })).toBeDefined();
  });
});
