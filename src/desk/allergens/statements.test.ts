import { describe, expect, it } from "vitest";
import { NOTHING_STATED, withState } from "#domain/menu/allergenStates.ts";
import {
  type AllergensRead,
  answered,
  stated,
  statedIn,
  statementsOf,
  subjectKey,
  toSend,
  undone,
} from "./statements.ts";

const text = { ja: "茶", zh: "", tw: "", en: "", ko: "" };
const egg = withState(NOTHING_STATED, "egg", "contains");
const milk = withState(NOTHING_STATED, "milk", "without");
const read: AllergensRead = {
  categories: [{ id: "all", name: text }],
  groups: [
    {
      id: "more",
      name: text,
      options: [{ id: "egg", name: text, allergens: NOTHING_STATED }],
      checked: null,
    },
  ],
  dishes: ["tea", "beer"].map((id) => ({
    id,
    category_id: "all",
    name: text,
    groups: ["more"],
    allergens: NOTHING_STATED,
    checked: null,
  })),
};
const tea = { kind: "dish" as const, id: "tea", option_id: null };
const option = { kind: "group" as const, id: "more", option_id: "egg" };
const [teaKey, optionKey] = [subjectKey(tea), subjectKey(option)];

describe("what somebody states", () => {
  it("is sent with what they saw, and is done with once it was taken", () => {
    const before = stated(
      statementsOf(read),
      new Map([
        [teaKey, egg],
        [optionKey, milk],
      ]),
    );
    const sent = toSend(before);
    expect(sent).toEqual([
      { ...tea, seen: NOTHING_STATED, stated: egg },
      { ...option, seen: NOTHING_STATED, stated: milk },
    ]);
    const after = answered(before, sent, []);
    expect([toSend(after), statedIn(after, teaKey)]).toEqual([[], egg]);
  });

  it("while it is being sent is sent after it, on what was taken", () => {
    const before = stated(statementsOf(read), new Map([[teaKey, egg]]));
    const sent = toSend(before);
    const more = stated(before, new Map([[teaKey, milk]]));
    expect(toSend(answered(more, sent, []))).toEqual([{ ...tea, seen: egg, stated: milk }]);
  });

  it("is undone step by step, and what came to nothing is no step", () => {
    const one = stated(statementsOf(read), new Map([[teaKey, egg]]));
    const two = stated(one, new Map([[teaKey, milk]]));
    expect(stated(two, new Map([[teaKey, milk]]))).toBe(two);
    expect(statedIn(undone(two), teaKey)).toEqual(egg);
    const none = undone(undone(two));
    expect([toSend(none), undone(none)]).toEqual([[], none]);
  });

  it("that somebody else has changed is as theirs until it is stated again", () => {
    const mine = stated(statementsOf(read), new Map([[teaKey, egg]]));
    const refused = [{ ...tea, why: "changed" as const, stated: milk, by: "Aoi" }];
    const after = answered(mine, toSend(mine), refused);
    expect([statedIn(after, teaKey), toSend(after)]).toEqual([milk, []]);
    const again = stated(after, new Map([[teaKey, egg]]));
    expect(toSend(again)).toEqual([{ ...tea, seen: milk, stated: egg }]);
    const gone = answered(again, toSend(again), [{ ...tea, why: "gone", stated: null, by: null }]);
    expect(statedIn(gone, teaKey)).toBeUndefined();
    expect(toSend(undone(gone))).toEqual([]);
  });
});
