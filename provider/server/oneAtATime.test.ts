import { expect, it } from "vitest";
import { oneAtATime } from "./oneAtATime.ts";

/** Work whose runs end when they are told to. */
function slowWork() {
  const ends: { readonly done: (run: number) => void; readonly fail: (error: Error) => void }[] = [];
  const work = () => new Promise<number>((done, fail) => ends.push({ done, fail }));
  return { ends, ...oneAtATime(work) };
}

it("answers who asks while it runs by one more run, which begins after they have asked", async () => {
  const { ends, run, pending } = slowWork();
  expect(pending()).toBeNull();
  const first = run();
  const later = [run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]?.done(1);
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.done(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(ends).toHaveLength(2);
  expect(pending()).toBeNull();
});

it("fails for those alone who asked for the run that failed", async () => {
  const { ends, run } = slowWork();
  const first = run();
  const second = run();
  ends[0]?.fail(new Error("the database is away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.done(2);
  expect(await second).toBe(2);
});
