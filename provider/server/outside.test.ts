import { describe, expect, it, vi } from "vitest";
import { createOutside } from "./outside.ts";

describe("what is asked outside", () => {
  it("is asked with the work undone, which is done again with the answer", async () => {
    const steps: string[] = [];
    const answer = await createOutside()(async (outside) => {
      steps.push("begin");
      try {
        const one = await outside("one", async () => steps.push("asked one"));
        const two = await outside("two", async () => steps.push("asked two"));
        return [one, two];
      } finally {
        steps.push("end");
      }
    });
    expect(answer).toEqual([3, 6]);
    expect(steps).toEqual(["begin", "end", "asked one", "begin", "end", "asked two", "begin", "end"]);
  });

  it("is asked once by all who ask at the same time, and anew by who asks later", async () => {
    const withOutside = createOutside();
    let asked = 0;
    const ask = () => withOutside((outside) => outside("who", async () => (asked += 1)));
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(2);
  });

  it("is told to all requests of one intent, also to one that comes when the first is told, and then no more", async () => {
    const withOutside = createOutside();
    let asked = 0;
    const gate = Promise.withResolvers<void>();
    const ask = (intent: string, until: Promise<void> = Promise.resolve()) =>
      withOutside(async (outside) => {
        const answer = await outside("who", async () => (asked += 1));
        await until;
        return answer;
      }, intent);
    const first = ask("one", gate.promise);
    await vi.waitFor(() => expect(asked).toBe(1));
    expect([await ask("one"), await ask("two")]).toEqual([1, 2]);
    gate.resolve();
    expect([await first, await ask("one")]).toEqual([1, 3]);
  });

  it("may fail, and then the work fails; it can be asked again", async () => {
    const withOutside = createOutside();
    const fail = () => withOutside((outside) => outside("who", () => Promise.reject(new Error("no answer"))));
    await expect(fail()).rejects.toThrow("no answer");
    await expect(fail()).rejects.toThrow("no answer");
    expect(await withOutside((outside) => outside("who", async () => "somebody"))).toBe("somebody");
  });

  it("may be nothing at all", async () => {
    expect(await createOutside()(async (outside) => outside("who", async () => undefined))).toBeUndefined();
  });
});
