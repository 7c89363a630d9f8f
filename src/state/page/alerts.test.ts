import { createStore } from "jotai";
import { expect, test } from "vitest";
import { clearToastsAtom, showToastAtom, toastsAtom } from "./alerts.ts";

const shownIn = (store: ReturnType<typeof createStore>) =>
  store.get(toastsAtom).map(({ text, action }) => [text, action?.label ?? null]);

test("the same words are not said twice at once", () => {
  const store = createStore();
  store.set(showToastAtom, "Added");
  store.set(showToastAtom, "Added");
  expect(shownIn(store)).toEqual([["Added", null]]);
});

test("what was done last is what can be undone, even where the words are the same", () => {
  const store = createStore();
  const undone: string[] = [];
  const undo = (what: string) => ({ label: "Undo", run: () => void undone.push(what) });
  store.set(showToastAtom, "Saved", "good");
  store.set(showToastAtom, "Ramen removed", "plain", undo("first"));
  store.set(showToastAtom, "Ramen removed", "plain", undo("second"));
  expect(shownIn(store)).toEqual([
    ["Saved", null],
    ["Ramen removed", "Undo"],
  ]);
  store.get(toastsAtom)[1]?.action?.run();
  expect(undone).toEqual(["second"]);
  store.set(clearToastsAtom);
  expect(shownIn(store)).toEqual([]);
});
