import { vi } from "vitest";
import type { Message } from "#worker/message.ts";

/** A worker to whom pages speak; what it was told is in `told`. */
function someWorker() {
  const told: Message[] = [];
  const postMessage = (message: Message) => void told.push(message);
  return Object.assign(new EventTarget(), { postMessage, told, state: "activated" as ServiceWorkerState });
}

/** A page's side of the service workers, which stands in the place of the browser's. */
export function someContainer({ isControlled = true } = {}) {
  const active = someWorker();
  const waiting = someWorker();
  const registration = Object.assign(new EventTarget(), {
    active,
    waiting: null as typeof waiting | null,
    installing: null as typeof waiting | null,
    unregister: vi.fn<() => Promise<boolean>>(async () => true),
  });
  const container = Object.assign(new EventTarget(), {
    controller: isControlled ? active : null,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: vi.fn<() => Promise<unknown>>(async () => registration),
  });
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: container });
  return {
    container: container as unknown as ServiceWorkerContainer,
    registration: registration as unknown as ServiceWorkerRegistration,
    parts: registration,
    register: container.register,
    told: active.told,
    newer: waiting,
    /** The worker's word to the page. */
    says: (data: unknown) => container.dispatchEvent(new MessageEvent("message", { data })),
    changeController: () => container.dispatchEvent(new Event("controllerchange")),
  };
}
