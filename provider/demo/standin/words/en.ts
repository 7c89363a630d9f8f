import type { StandInWords } from "#provider/demo/standin/standInWords.ts";

export const english: StandInWords = {
  label: "Test mode",
  notice: "This page stands in for {platform}. The people are made up.",
  heading: "Sign in with {platform}",
  choose: "Who would you like to be?",
  someoneNew: "Continue as someone new",
  cancel: "Cancel and go back",
  outcomes: "Try another outcome",
  outcomesHint: "These links show how the store copes.",
  faults: {
    expired: "Come back with a proof that has run out",
    audience: "Come back with a proof for another app",
    down: "Come back while {platform} doesn’t answer",
  },
  refused: "We can’t continue from here",
  refusedHint: "The return address is incorrect. Please start again from the store’s page.",
};
