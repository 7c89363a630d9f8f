import { createHash } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { BaseParameters } from "#contract/call.ts";
import { sameSender } from "./sameSender.ts";

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
  };
};
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

afterEach(() => vi.unstubAllGlobals());

describe("what a write says of its sender", () => {
  it("is the same browser for ever, in a form that the provider takes", () => {
    const { kept, get, set } = storage();
    const first = sameSender({ get, set }).device();
    expect(BaseParameters.safeParse(first).success).toBe(true);
    expect(sameSender({ get, set }).device()).toEqual(first);
    expect(sameSender(storage()).device()).not.toEqual(first);
    // The half that proves never leaves.
    expect([...kept.values()][0]).not.toBe(first.device);
    expect([...kept.values()][0]).toHaveLength(64);
  });

  it("is first a hash, and then what was hashed, of each key by itself", async () => {
    const sender = sameSender(storage());
    const first = await sender.proven("one-intent-of-somebody");
    expect(first.repeat_secret).toBeUndefined();
    const again = await sender.proven("one-intent-of-somebody");
    expect(again.repeat_hash).toBeUndefined();
    expect(sha256(again.repeat_secret ?? "")).toBe(first.repeat_hash);
    expect(BaseParameters.safeParse(first).success && BaseParameters.safeParse(again).success).toBe(true);
    expect((await sender.proven("another-intent-of-theirs")).repeat_hash).not.toBe(first.repeat_hash);
  });

  it("is no proof where the browser hashes nothing", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(Object.keys(await sameSender(storage()).proven("one-intent-of-somebody"))).toEqual(["device"]);
  });

  it("replaces what somebody else left in its place", () => {
    const { kept, get, set } = storage();
    kept.set("device", "<script>");
    expect(sameSender({ get, set }).device().device).toMatch(/^[\da-f]{32}$/);
  });
});
