import { html, raw } from "hono/html";
import { UNIVERSAL_CODES } from "#contract/call.ts";
import { apiScript, apiStyle } from "./apiLook.ts";
import type { OpenApi, Operation } from "./openapi.ts";
import { namedTable, prose, shapeTable } from "./shapeTable.ts";

/** The API for people to read: one page without anything from elsewhere; `nonce` lets its style and script pass. */
export function apiPage(document: OpenApi, nonce: string) {
  const operations = Object.entries(document.paths).map(([path, { post }]) => ({ path, post }));
  const groups = document.tags
    .map(({ name }) => ({ name, calls: operations.filter(({ post }) => post.tags.includes(name)) }))
    .filter(({ calls }) => calls.length > 0);
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${document.info.description}" />
        <title>Noren API</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${raw(apiStyle)}
        </style>
      </head>
      <body>
        <header>
          <h1>Noren API</h1>
          <p>${operations.length} calls, version ${document.info.version}. <a href="/openapi.json">OpenAPI document</a></p>
          <p>${prose(document.info.description)}</p>
        </header>
        <search hidden>
          <input type="search" aria-label="Search calls" placeholder="Path, field, code or word" autocomplete="off" />
          <output aria-live="polite"></output>
        </search>
        <nav aria-label="Groups">
          ${groups.map(({ name }) => html`<a href="#${anchor(name)}">${name}</a> `)}
          <a href="#shapes">shapes</a> <a href="#codes">codes</a>
        </nav>
        <main>
          ${basics(document)}
          ${groups.map(
            ({ name, calls }) =>
              html`<section id="${anchor(name)}" data-group>
                <h2>${name}</h2>
                ${calls.map(({ path, post }) => callSection(path, post, document))}
              </section>`,
          )}
          ${shapes(document)} ${allCodes(document)}
        </main>
        <script nonce="${nonce}">
          ${raw(apiScript)}
        </script>
      </body>
    </html>`;
}

function basics({ components, ...document }: OpenApi) {
  return html`<section id="basics">
    <h2>In every call</h2>
    <details>
      <summary><span>Base parameters, envelope, idempotency key, codes of every call</span></summary>
      <div class="inside">
        <h3>Base parameters</h3>
        <p>The session adds them to the fields of each call's own request.</p>
        ${shapeTable(components.schemas["BaseParameters"] ?? {}, components.schemas, "Base parameters")}
        <h3>Envelope</h3>
        <p>${prose(components.schemas["Envelope"]?.description ?? "")}</p>
        ${shapeTable(components.schemas["Envelope"] ?? {}, components.schemas, "Envelope")}
        <h3>Idempotency key</h3>
        <p>
          Each write carries the header <code>idempotency-key</code>.
          ${prose(components.schemas["IdempotencyKey"]?.description ?? "")}
        </p>
        <h3>Codes of every call</h3>
        ${codeList(UNIVERSAL_CODES, { components, ...document })}
      </div>
    </details>
  </section>`;
}

function shapes({ components }: OpenApi) {
  const named = Object.entries(components.schemas)
    .filter(([name]) => !/^Failure\d+$/.test(name))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return html`<section id="shapes" data-group>
    <h2>shapes</h2>
    ${named.map(
      ([name, schema]) =>
        html`<details class="shape" id="shape-${name}">
          <summary><code>${name}</code><span class="about">${prose(schema.description ?? "")}</span></summary>
          <div class="inside">${shapeTable(schema, components.schemas, name)}</div>
        </details>`,
    )}
  </section>`;
}

function allCodes(document: OpenApi) {
  return html`<section id="codes">
    <h2>codes</h2>
    ${codeList(Object.keys(document["x-codes"]).map(Number), document)}
  </section>`;
}

function anchor(group: string): string {
  return group.replaceAll(" ", "-");
}

const access = { anyone: "anyone", visitor: "session", member: "member" } as const;

/** A call on the API page: closed, its path and what it is for; open, its request, its answer and its codes. */
function callSection(path: string, operation: Operation, document: OpenApi) {
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
function codeList(codes: readonly number[], document: OpenApi) {
  if (codes.length === 0) return html`<p class="quiet">Those of every call, and no other.</p>`;
  return html`<dl class="codes">
    ${codes.map((code) => html`<div><dt>${code}</dt><dd>${document["x-codes"][code]?.about ?? ""}</dd></div>`)}
  </dl>`;
}
