import { expect, it } from "vitest";
import { cancelReason, ownCancelReason } from "./orderFacts.ts";

it("tells why the system cancelled in the reader's language, and what somebody wrote as it is", () => {
  expect(cancelReason(ownCancelReason("unpaidInTime", "tw"), "en")).toBe("It wasn’t paid in time.");
  expect(cancelReason("品切れ", "en")).toBe("品切れ");
  expect(cancelReason("", "ko")).toBe("");
});
