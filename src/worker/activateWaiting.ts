import type { Message } from "./message.ts";

/**
 * Lets a new worker that waits take over when a page is opened: unless others are open, or the one that is may be another
 * than the one that is left, behind the new one.
 */
export async function activateWaiting({
  registration,
  clients,
}: Pick<ServiceWorkerScope, "registration" | "clients">): Promise<void> {
  const { waiting } = registration;
  if (!waiting) return;
  const open = await clients.matchAll({ type: "window" });
  const isLeft = open.length < 2 && open.every(({ visibilityState }) => visibilityState === "visible");
  if (isLeft) waiting.postMessage({ type: "takeOver" } satisfies Message);
}

/** An event that keeps the worker alive until what it was given has ended. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  /** The page that tells it. */
  readonly source: { postMessage(message: unknown): void } | null;
}

/** A page that is open. */
interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
}

/** A service worker's global scope, as far as ours goes; the compiler's library of browsers knows windows alone. */
export interface ServiceWorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: ExtendableMessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: "window" }): Promise<readonly WindowClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly languages: readonly string[] };
}
