import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { schedule } from "./maintenance.ts";

describe("schedule", () => {
  it("runs a task again and again, never twice at a time, whatever becomes of it", async () => {
    let [running, most, runs] = [0, 0, 0];
    const lines: string[] = [];
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      runs += 1;
      await wait(5);
      running -= 1;
      if (runs === 2) throw new Error("once");
    };
    const scheduled = schedule(
      [{ name: "trial", every: 5, run: task }],
      createLog("error", (line) => lines.push(line)),
    );
    await expect.poll(() => runs).toBeGreaterThan(4);
    await scheduled.stop();
    const stopped = runs;
    await wait(30);
    expect({ most, later: runs - stopped, running }).toEqual({ most: 1, later: 0, running: 0 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"task":"trial"');
  });
});
