import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { TabPanel, Tabs } from "./Tabs.tsx";

// @vitest-environment jsdom

type Key = "menu" | "reviews" | "orders";

const Store = () => {
  const [selected, setSelected] = useState<Key>("menu");
  return (
    <>
      <Tabs
        id="store"
        label="The store"
        selected={selected}
        onSelect={setSelected}
        tabs={[
          { key: "menu", label: "Menu" },
          { key: "reviews", label: "Reviews" },
          { key: "orders", label: "Orders" },
        ]}
      />
      <TabPanel of="store" tab={selected}>
        What {selected} shows
      </TabPanel>
    </>
  );
};

test("arrows, Home and End move the focus and the selection, around the ends", async () => {
  const user = userEvent.setup();
  render(<Store />);
  await user.tab();
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe("Menu");
  for (const [key, expected] of [
    ["{ArrowRight}", "Reviews"],
    ["{End}", "Orders"],
    ["{ArrowRight}", "Menu"],
    ["{ArrowLeft}", "Orders"],
    ["{Home}", "Menu"],
  ] as const) {
    await user.keyboard(key);
    expect(focused()).toBe(expected);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe(expected);
  }
});

test("the row is one stop of the Tab key, and the panel is named by its tab", async () => {
  const user = userEvent.setup();
  render(<Store />);
  await user.click(screen.getByRole("tab", { name: "Reviews" }));
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([-1, 0, -1]);
  expect(screen.getByRole("tabpanel", { name: "Reviews" }).textContent).toBe("What reviews shows");
});
