import type { Call } from "#contract/call.ts";

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, { readonly _zod: { readonly def: Definition } }>>;
}

interface Field {
  readonly name: string;
  readonly isRequired: boolean;
}

/** Of the base parameters a wrong one may be refused for the session before the call looks at it. */
const ofTheSession: readonly string[] = ["uid", "auth_token"];

/** The fields of a call's request. */
export function fieldsOf(call: Call): readonly Field[] {
  const { shape } = call.request._zod.def as unknown as Definition;
  return Object.entries(shape ?? {})
    .filter(([name]) => !ofTheSession.includes(name))
    .map(([name, schema]) => ({ name, isRequired: schema._zod.def.type !== "optional" }));
}

type Request = Readonly<Record<string, unknown>>;

/** A request that differs from the given one in what it asks, and is as well formed; null where there is none. */
export function otherRequest(call: Call, request: Request): Request | null {
  for (const [name, value] of Object.entries(request)) {
    // Of another session than the suite's; where anyone may ask they are the call's own.
    if (call.access !== "anyone" && ofTheSession.includes(name)) continue;
    for (const other of otherValues(value)) {
      const changed = { ...request, [name]: other };
      const result = call.request.safeParse(changed);
      if (result.success) return changed;
    }
  }
  const added = { ...request, store_id: "another" };
  return JSON.stringify(call.request.safeParse(added).data) ===
    JSON.stringify(call.request.safeParse(request).data)
    ? null
    : added;
}

function otherValues(value: unknown): readonly unknown[] {
  if (typeof value === "number") return [value + 1, value - 1];
  if (typeof value === "string") return [`${value}x`, value.slice(0, -1)];
  return [];
}
