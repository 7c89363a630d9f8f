import type { Message } from "./message.ts";
import type { WorkerScope } from "./WorkerScope.ts";

/**
 * Lets a new worker that waits take over when a page is opened: unless others are open, or the one that is may be another
 * than the one that is left, behind the new one.
 */
export async function goOn({
  registration,
  clients,
}: Pick<WorkerScope, "registration" | "clients">): Promise<void> {
  const { waiting } = registration;
  if (!waiting) return;
  const open = await clients.matchAll({ type: "window" });
  const isLeft = open.length < 2 && open.every(({ visibilityState }) => visibilityState === "visible");
  if (isLeft) waiting.postMessage({ type: "takeOver" } satisfies Message);
}
