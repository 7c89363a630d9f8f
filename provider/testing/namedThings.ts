import * as z from "zod/mini";
import type { Call } from "#contract/call.ts";
import type { JsonSchema } from "#provider/apiDocs/jsonSchema.ts";

/** As `Id` is declared. */
const ID = "^\\S+$";
/** Fields that name a thing although they are no `Id`. */
const NAMING = /(?:_id|_no|_token|_code|proof|pictures|avatar|cursor)$/;

/** The fields of a call's request by which it names something, as in "delivery.address_id". */
export function namedThings(call: Call): string[] {
  const schema: JsonSchema = JSON.parse(JSON.stringify(z.toJSONSchema(call.request, { io: "input" })));
  return [...new Set(inside(schema, ""))];
}

function inside(schema: JsonSchema, at: string): string[] {
  const { anyOf = [], items, oneOf = [], pattern, properties = {} } = schema;
  const parts = [...anyOf, ...oneOf, ...(items === undefined ? [] : [items])];
  return [
    ...(pattern === ID || NAMING.test(at) ? [at] : []),
    ...parts.flatMap((part) => inside(part, at)),
    ...Object.entries(properties).flatMap(([name, part]) => inside(part, at === "" ? name : `${at}.${name}`)),
  ];
}
