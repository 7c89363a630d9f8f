import type { JsonSchema } from "./jsonSchema.ts";

/** A field of a shape, as a row of a table. */
export interface Field {
  /** With the fields above it: `pay_list`, `lines[].price`. */
  readonly name: string;
  readonly type: TypeText;
  readonly isOptional: boolean;
  readonly note: string;
}

/** A type in words, and the named shape that it ends in. */
export interface TypeText {
  readonly before: string;
  /** Name of a shape of the document; null where the words say it all. */
  readonly shape: string | null;
  readonly after: string;
}

const COMPONENT = "#/components/schemas/";

/** Shapes whose name says it all: their notes are not repeated at every field. */
const plainShapes = ["Id", "Yen", "Time", "Flag", "Cursor"];

/** What is said of a field: by its own note or else by that of its shape. */
export function noteOf(
  { note, type: { shape } }: Field,
  shapes: Readonly<Record<string, JsonSchema>>,
): string {
  if (note !== "" || shape === null || plainShapes.includes(shape)) return note;
  return shapes[shape]?.description ?? "";
}

/** The fields of an object, those of the objects in it under it; none of a schema that is no object. */
export function fieldsOf(schema: JsonSchema, prefix = ""): readonly Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, each]) => {
    const path = `${prefix}${name}`;
    const { inner, brackets } = unwrapped(each);
    const field = {
      name: path,
      type: typeText(each),
      isOptional: !schema.required?.includes(name),
      note: each.description ?? "",
    };
    return [field, ...(inner.properties ? fieldsOf(inner, `${path}${brackets}.`) : [])];
  });
}

/** Name of the shape that a reference leads to; null for anything else. */
export function shapeName({ $ref }: JsonSchema): string | null {
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : null;
}

export function typeText(schema: JsonSchema): TypeText {
  const { items } = schema;
  if (items) {
    const each = typeText(items);
    return { ...each, before: `list of ${each.before}` };
  }
  const { alternatives, isNullable } = split(schema);
  const after = isNullable ? " or null" : "";
  const [only] = alternatives;
  if (only !== undefined && alternatives.length === 1 && isNullable) {
    const one = typeText(only);
    return { ...one, after: `${one.after}${after}` };
  }
  return { before: shapeName(schema) ? "" : words(schema, alternatives), shape: shapeName(schema), after };
}

function words(schema: JsonSchema, alternatives: readonly JsonSchema[]): string {
  if (alternatives.length > 1) return alternatives.map((each) => textOf(typeText(each))).join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" · ");
  if (schema.prefixItems)
    return `${schema.prefixItems.length} of: ${textOf(typeText(schema.prefixItems[0] ?? {}))}`;
  const type = [schema.type ?? "anything"].flat().filter((each) => each !== "null");
  return [...type, ...bounds(schema)].join(", ");
}

function bounds(schema: JsonSchema): readonly string[] {
  const { minimum, maximum, minLength, maxLength, format } = schema;
  return [
    ...(format ? [format] : []),
    ...(minimum !== undefined || maximum !== undefined ? [`${minimum ?? "…"} to ${maximum ?? "…"}`] : []),
    ...(maxLength === undefined ? [] : [`${minLength ?? 0} to ${maxLength} characters`]),
  ];
}

function textOf({ before, shape, after }: TypeText): string {
  return `${before}${shape ?? ""}${after}`;
}

function split(schema: JsonSchema): { alternatives: readonly JsonSchema[]; isNullable: boolean } {
  const all = schema.anyOf ?? schema.oneOf ?? [];
  const alternatives = all.filter(({ type }) => type !== "null");
  const isNullable =
    alternatives.length < all.length || (Array.isArray(schema.type) && schema.type.includes("null"));
  return { alternatives, isNullable };
}

/** The object within lists and nullables, where it has no name of its own. */
function unwrapped(schema: JsonSchema): { inner: JsonSchema; brackets: string } {
  if (schema.items) {
    const { inner, brackets } = unwrapped(schema.items);
    return { inner, brackets: `[]${brackets}` };
  }
  const { alternatives } = split(schema);
  const [only] = alternatives;
  return only !== undefined && alternatives.length === 1 ? unwrapped(only) : { inner: schema, brackets: "" };
}
