import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { pgliteEngine } from "./pgliteEngine.ts";
import type { Asked } from "./threadEngine.ts";

/** What of a database error can cross to the other thread: plain fields, `message` and `code` among them. */
function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const plain = Object.entries(error).filter(([, value]) => value === null || typeof value !== "object");
  return { ...Object.fromEntries(plain), message: error.message };
}

if (parentPort === null) throw new Error("To be started as a thread");
const port = parentPort;
const { folder } = z.object({ folder: z.string() }).parse(workerData);
const engine = await pgliteEngine({ folder });

port.on("message", async (asked: Asked) => {
  if (asked.sql === null) {
    await engine.close();
    port.postMessage({ id: asked.id });
    port.close();
    return;
  }
  try {
    port.postMessage({ id: asked.id, result: await engine.run(asked) });
  } catch (error) {
    port.postMessage({ id: asked.id, fault: faultOf(error) });
  }
});
port.postMessage("ready");
