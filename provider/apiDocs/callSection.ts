import { html } from "hono/html";
import type { OpenApi } from "./openapi.ts";
import type { Operation } from "./operation.ts";
import { prose } from "./prose.ts";
import { namedTable } from "./shapeTable.ts";

const access = { anyone: "anyone", visitor: "session", member: "member" } as const;

/** A call on the API page: closed, its path and what it is for; open, its request, its answer and its codes. */
export function callSection(path: string, operation: Operation, document: OpenApi) {
  const { schemas } = document.components;
  const request = operation.requestBody.content["application/json"].schema.allOf?.at(-1) ?? {};
  const answer = operation.responses["200"]?.content?.["application/json"].schema.oneOf?.[0];
  const data = answer?.properties?.["data"] ?? {};
  return html`<details class="call" id="${path}">
    <summary>
      <code>${path}</code>
      <span class="about">${prose(operation.summary)}</span>
      <span class="marks">
        <b data-mark="${operation["x-effect"]}">${operation["x-effect"]}</b>
        <b data-mark="${operation["x-access"]}">${access[operation["x-access"]]}</b>
      </span>
    </summary>
    <div class="inside">
      ${operation.description.split("\n\n").map((line) => html`<p>${prose(line)}</p>`)}
      <h3>Request</h3>
      ${namedTable(request, schemas, `Request of ${path}`)}
      <h3>Answer</h3>
      ${namedTable(data, schemas, `Answer of ${path}`)}
      <h3>Codes</h3>
      ${codeList(operation["x-codes"], document)}
    </div>
  </details>`;
}

/** Codes with what each means. */
export function codeList(codes: readonly number[], document: OpenApi) {
  if (codes.length === 0) return html`<p class="quiet">Those of every call, and no other.</p>`;
  return html`<dl class="codes">
    ${codes.map((code) => html`<div><dt>${code}</dt><dd>${document["x-codes"][code]?.about ?? ""}</dd></div>`)}
  </dl>`;
}
