import type { Message } from "#worker/message.ts";

/** Tells the worker something, once there is one. */
export async function tellWorker(container: ServiceWorkerContainer, message: Message): Promise<void> {
  (await container.ready).active?.postMessage(message);
}
