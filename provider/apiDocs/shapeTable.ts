import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import { type Field, fieldsOf, noteOf, shapeName, typeText, type TypeText } from "./fields.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { prose } from "./prose.ts";

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
