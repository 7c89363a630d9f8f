import type { Call } from "#contract/call.ts";

/**
 * A call by its name, whose declaration is loaded when its first answer has to be checked: what the first screen shows
 * came with the page, so the schemas need not.
 */
export interface CallReference<C extends Call = Call> {
  readonly path: C["path"];
  readonly access: C["access"];
  readonly effect: C["effect"];
  readonly load: () => Promise<C>;
}

/** A declared call, or a reference to one. */
export type Callable<C extends Call> = C | CallReference<C>;

/** Names a call, checked against the call's own types. */
export function callReference<C extends Call>(
  path: C["path"],
  access: C["access"],
  effect: C["effect"],
  load: () => Promise<C>,
): CallReference<C> {
  return { path, access, effect, load };
}

/**
 * Refers to a call of a file of the contract without loading its schemas: `light(() => import(file), "createOrder")`. The
 * build writes the call's path, access and effect in its place (`.ci/build/plugins/lightCalls.ts`).
 * @throws where no build has done so
 */
export function light<File, Name extends keyof File>(
  _file: () => Promise<File>,
  name: Name,
): File[Name] extends Call ? CallReference<File[Name]> : never {
  throw new Error(`The build has not filled in the call ${String(name)}`);
}

/** The declaration itself; rejects when its code cannot be had. */
export async function declared<C extends Call>(call: Callable<C>): Promise<C> {
  return "load" in call ? call.load() : call;
}
