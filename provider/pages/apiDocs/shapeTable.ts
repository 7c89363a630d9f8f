import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import type { JsonSchema } from "./contractSchemas.ts";

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
type Shapes = Readonly<Record<string, JsonSchema>>;

/** A schema for people: a table of its fields, one for each alternative, or a line that says its type. */
export function shapeTable(schema: JsonSchema, shapes: Shapes, label: string): Html {
  const alternatives = schema.oneOf ?? [];
  if (alternatives.length > 1) {
    const tables = alternatives.map((each, index) => namedTable(each, shapes, `${label}, ${index + 1}`));
    return html`<p>One of:</p>
      ${tables}`;
  }
  const fields = fieldsOf(schema);
  if (fields.length > 0) return fieldTable(fields, shapes, label);
  if (schema.properties) return html`<p class="quiet">No fields.</p>`;
  return html`<p>${typeLink(typeText(schema))}${schema.pattern ? html` <code>${schema.pattern}</code>` : ""}</p>`;
}

/** As `shapeTable`, with the fields of a named shape told at once. */
export function namedTable(schema: JsonSchema, shapes: Shapes, label: string): Html {
  const name = shapeName(schema);
  const shape = name === null ? undefined : shapes[name];
  if (shape === undefined) return shapeTable(schema, shapes, label);
  return html`<p>${typeLink(typeText(schema))} ${prose(shape.description ?? "")}</p>
    ${shapeTable(shape, shapes, label)}`;
}

function fieldTable(fields: readonly Field[], shapes: Shapes, label: string) {
  const row = (field: Field) =>
    html`<tr>
      <th scope="row"><code>${field.name}</code>${field.isOptional ? html` <small>optional</small>` : ""}</th>
      <td>${typeLink(field.type)}</td>
      <td>${prose(noteOf(field, shapes))}</td>
    </tr>`;
  return html`<table aria-label="${label}">
    <thead>
      <tr>
        <th scope="col">Field</th>
        <th scope="col">Type</th>
        <th scope="col">What it is</th>
      </tr>
    </thead>
    <tbody>
      ${fields.map(row)}
    </tbody>
  </table>`;
}

function typeLink({ before, shape, after }: TypeText) {
  return html`${before}${shape === null ? "" : html`<a href="#shape-${shape}">${shape}</a>`}${after}`;
}

/** A field of a shape, as a row of a table. */
interface Field {
  /** With the fields above it: `pay_list`, `lines[].price`. */
  readonly name: string;
  readonly type: TypeText;
  readonly isOptional: boolean;
  readonly note: string;
}

/** A type in words, and the named shape that it ends in. */
interface TypeText {
  readonly before: string;
  /** Name of a shape of the document; null where the words say it all. */
  readonly shape: string | null;
  readonly after: string;
}

const COMPONENT = "#/components/schemas/";

/** Shapes whose name says it all: their notes are not repeated at every field. */
const plainShapes = ["Id", "Yen", "Time", "Flag", "Cursor"];

/** What is said of a field: by its own note or else by that of its shape. */
function noteOf({ note, type: { shape } }: Field, shapes: Readonly<Record<string, JsonSchema>>): string {
  if (note !== "" || shape === null || plainShapes.includes(shape)) return note;
  return shapes[shape]?.description ?? "";
}

/** The fields of an object, those of the objects in it under it; none of a schema that is no object. */
function fieldsOf(schema: JsonSchema, prefix = ""): readonly Field[] {
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
function shapeName({ $ref }: JsonSchema): string | null {
  return $ref?.startsWith(COMPONENT) ? $ref.slice(COMPONENT.length) : null;
}

function typeText(schema: JsonSchema): TypeText {
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

/** A comment as the code writes it: what stands in backticks is code. */
export function prose(text: string) {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}
