/** An event that keeps the worker alive until what it was given has ended. */
export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface AskedEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface ToldEvent extends LastingEvent {
  readonly data: unknown;
  /** The page that tells it. */
  readonly source: { postMessage(message: unknown): void } | null;
}

/** A page that is open. */
interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
}

/** A service worker's global scope, as far as ours goes; the compiler's library of browsers knows windows alone. */
export interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: AskedEvent) => void): void;
  addEventListener(type: "message", listener: (event: ToldEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: "window" }): Promise<readonly WindowClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: { readonly origin: string };
  readonly navigator: { readonly languages: readonly string[] };
}
