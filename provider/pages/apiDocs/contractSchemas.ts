import * as z from "zod/mini";
import type { Call } from "#contract/call.ts";
import type { Contract } from "./readContract.ts";

/** The contract's shapes as JSON schemas; those with a name of their own stand once and are referred to. */
export interface ContractSchemas {
  readonly named: Readonly<Record<string, JsonSchema>>;
  request(call: Call): JsonSchema;
  response(call: Call): JsonSchema;
}

/** Turns the declared schemas into JSON schemas, and says in each what the code's comments say of it. */
export function contractSchemas(calls: readonly Call[], contract: Contract): ContractSchemas {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of contract.schemas) names.add(schema, { id });
  const all = z.object({
    named: z.object(Object.fromEntries(contract.schemas)),
    request: z.object(Object.fromEntries(calls.map((call) => [call.path, call.request]))),
    response: z.object(Object.fromEntries(calls.map((call) => [call.path, call.response]))),
  });
  const made = z.toJSONSchema(all, { metadata: names, io: "input", target: "draft-2020-12" });
  const { $defs, properties }: Made = JSON.parse(JSON.stringify(made));

  const named = Object.entries($defs).map(([name, schema]) => [name, told(schema, name, contract)] as const);
  const part = (which: "request" | "response") => (call: Call) =>
    told(properties[which].properties[call.path] ?? {}, `${contract.nameOf(call)}.${which}`, contract);
  return { named: Object.fromEntries(named), request: part("request"), response: part("response") };
}

interface Made {
  readonly $defs: Readonly<Record<string, JsonSchema>>;
  readonly properties: Readonly<
    Record<"request" | "response", { readonly properties: Readonly<Record<string, JsonSchema>> }>
  >;
}

/** A schema with its notes, all through; `place` is where the code declares it. */
function told(schema: JsonSchema, place: string, contract: Contract): JsonSchema {
  const {
    properties,
    propertyNames,
    items,
    prefixItems,
    anyOf,
    oneOf,
    $ref,
    minimum,
    maximum,
    id: _,
    ...plain
  } = schema;
  const inside = (each: JsonSchema) => told(each, place, contract);
  const note = contract.noteOf(place);
  return {
    ...($ref !== undefined && { $ref: $ref.replace("#/$defs/", "#/components/schemas/") }),
    ...(note !== null && { description: note }),
    ...plain,
    // Every integer has these bounds in JavaScript: they say nothing.
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, each]) => [key, told(each, `${place}.${key}`, contract)]),
      ),
    }),
    ...(propertyNames && { propertyNames: insideOf(propertyNames) }),
    ...(items && { items: insideOf(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(insideOf) }),
    ...(anyOf && { anyOf: anyOf.map(insideOf) }),
    ...(oneOf && { oneOf: oneOf.map(insideOf) }),
  };

  /** The place's note stands at the place, not again at each of its items and alternatives. */
  function insideOf(each: JsonSchema): JsonSchema {
    const { description, ...rest } = inside(each);
    return description === undefined || description === note ? rest : { description, ...rest };
  }
}

/** A JSON schema of the dialect that OpenAPI 3.1 takes (2020-12), as far as the contract needs it. */
export interface JsonSchema {
  id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | readonly string[];
  const?: string | number | boolean | null;
  enum?: readonly (string | number | boolean | null)[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  required?: readonly string[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}
