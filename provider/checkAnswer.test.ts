import { expect, it } from "vitest";
import { checkAnswer } from "./checkAnswer.ts";
import { readTrial } from "./testing/trialCalls.ts";

it("takes an answer as declared", () => {
  expect(checkAnswer(readTrial, { word: "a", times: 1 })).toBeNull();
});

it("names what is missing or wrong", () => {
  expect(checkAnswer(readTrial, { word: 1 })?.message).toMatch(/word .*times/);
  expect(checkAnswer(readTrial, undefined)?.message).toContain("the answer");
});

it("does not let through what nobody declared", () => {
  expect(checkAnswer(readTrial, { word: "a", times: 1, phone: "090" })?.message).toContain("more than");
});
