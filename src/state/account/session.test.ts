import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { User } from "#contract/member.ts";
import { readUser } from "./session.ts";

const channel = fc.option(fc.string(), { nil: null });
const nearlyUsers = fc.record(
  {
    uid: fc.oneof(
      fc.string({ maxLength: 70 }),
      fc.stringMatching(/^\S{1,64}$/),
      fc.integer(),
      fc.constant(null),
    ),
    auth_token: fc.oneof(fc.string({ maxLength: 300 }), fc.constant("a".repeat(257)), fc.integer()),
    inform_channel: fc.oneof(channel, fc.integer()),
    inform_channel_member: fc.oneof(channel, fc.boolean()),
    stranger: fc.string(),
  },
  { requiredKeys: [] },
);

describe("the stored user", () => {
  it("is read as the contract's schema would read it", () => {
    fc.assert(
      fc.property(nearlyUsers, (stored) => {
        const whole = { inform_channel: null, inform_channel_member: null, ...stored };
        const parsed = User.safeParse(whole);
        expect(readUser(JSON.stringify(stored))).toEqual(parsed.success ? parsed.data : null);
      }),
      { numRuns: 1_000 },
    );
  });

  it("is nobody when what is stored is no user, and never an exception", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        expect(readUser(text)).toBeNull();
      }),
    );
    expect(readUser(null)).toBeNull();
  });
});
