import { beforeAll, describe, expect, it } from "vitest";
import { specifiedCalls } from "#tests/conformance/specifiedCalls.ts";
import * as Code from "#contract/codes.ts";
import { allCalls } from "#contract/registry.ts";
import type { JsonSchema } from "./contractSchemas.ts";
import { type OpenApi, openapi } from "./openapi.ts";
import { readContract } from "./readContract.ts";

let document: OpenApi;

beforeAll(async () => {
  document = openapi({
    contract: await readContract(),
    version: "1.2.3",
  });
});

const operationOf = (path: string) => {
  const operation = document.paths[path]?.post;
  if (operation === undefined) throw new Error(`${path} is not described`);
  return operation;
};
const requestOf = (path: string) =>
  operationOf(path).requestBody.content["application/json"].schema.allOf?.at(-1) ?? {};
const answersOf = (path: string) =>
  operationOf(path).responses["200"]?.content?.["application/json"].schema.oneOf ?? [];

describe("the OpenAPI document", () => {
  it("describes each call as a POST with an id of its own", () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: expect.any(String), version: "1.2.3" });
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(Object.values(specifiedCalls).flat()));
    const ids = Object.values(document.paths).map(({ post }) => post.operationId);
    expect(new Set(ids).size).toBe(allCalls.length);
    for (const [path, item] of Object.entries(document.paths)) {
      expect(path).toMatch(/^\//);
      expect(Object.keys(item)).toEqual(["post"]);
      expect(item.post.tags.every((tag) => document.tags.some(({ name }) => name === tag))).toBe(true);
      expect(Object.values(item.post.responses).every(({ description }) => description !== "")).toBe(true);
    }
  });

  it("refers to nothing that is not there, and names nothing that no one may name", () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/components\/(schemas|parameters)\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(2_000);
    const missing = new Set<string>();
    for (const [, kind = "", name = ""] of references) {
      const held: Readonly<Record<string, object>> =
        kind === "schemas" ? document.components.schemas : document.components.parameters;
      if (held[name] === undefined) missing.add(name);
    }
    expect([...missing]).toEqual([]);
    expect([...text.matchAll(/"\$ref":"(?!#\/components\/)/g)]).toEqual([]);
    expect(Object.keys(document.components.schemas).filter((name) => !/^[\w.-]+$/.test(name))).toEqual([]);
    expect(text).not.toMatch(/"\$defs"|"\$schema"|9007199254740991/);
  });

  it("puts the base parameters into every body, and asks writes alone for an idempotency key", () => {
    const wrong: string[] = [];
    for (const { path, effect } of allCalls) {
      const { parameters, requestBody } = operationOf(path);
      expect(requestBody.content["application/json"].schema.allOf?.[0]).toEqual({
        $ref: "#/components/schemas/BaseParameters",
      });
      if (parameters.length !== (effect === "write" ? 1 : 0)) wrong.push(path);
    }
    expect(wrong).toEqual([]);
    expect(document.components.parameters["idempotency-key"]).toMatchObject({ in: "header", required: true });
  });

  it("answers with the envelope: success with its data, or any of the call's codes with what it means", () => {
    const [success, ...failures] = answersOf("/order/order/createorder");
    expect(success).toMatchObject({
      required: ["code", "message", "data"],
      properties: {
        code: { enum: [Code.success, Code.receiptConfirmed] },
        data: { $ref: "#/components/schemas/OrderDetail" },
      },
    });
    expect(failures).toContainEqual({ $ref: "#/components/schemas/Failure90007" });
    expect(failures).toContainEqual({ $ref: "#/components/schemas/Failure20001" });
    expect(failures).not.toContainEqual({ $ref: "#/components/schemas/Failure416" });
    expect(document.components.schemas["Failure90007"]).toMatchObject({
      description: "The price changed since it was shown.",
      properties: { code: { const: 90007 }, data: { $ref: "#/components/schemas/FailureData" } },
    });
    expect(document["x-codes"]["404"]).toEqual({ name: "cartEmpty", about: "cart empty" });
  });

  it("carries the code's own comments, those of what a shape is made of included", () => {
    expect(requestOf("/order/store/callwaiter").properties?.["kind"]).toEqual({
      $ref: "#/components/schemas/StaffCallKind",
    });
    expect(document.components.schemas["OrderDetail"]?.properties?.["is_mine"]?.description).toMatch(
      /^0 when/,
    );
    expect(document.components.schemas["PayType"]?.description).toMatch(/^How an order is paid.* 5 card,/);
    expect(document.components.schemas["Yen"]).toMatchObject({ type: "integer", minimum: 0 });
  });
});

/** Names that say what they are wherever they stand. */
const obvious = new Set(
  [
    "about address attributes author average channel city content count description email expired food name alcohol",
    "goods_names keyword kind message nickname family_name given_name phone prefecture token title town url reason",
    "remark seats store_name store_phone time_zone type option_name store_count goods_count review_count total_count",
    "items lines orders reviews coupons addresses cards favourites parcels unused used unreceived unread_informs",
    "unused_coupons cart_lines prefecture_kana city_kana town_kana voucher_count issuer_name issuer_address",
    "issuer_phone delivery_company delivery_number invoice_title companyName cancel_reason password by action",
    "platform value code state is_mine label member_type",
    // The disclosure's 13 items are headings of the law.
    "seller responsible_person website prices additional_charges payment_methods payment_timing delivery_timing",
    "returns qualification",
  ].flatMap((line) => line.split(" ")),
);

describe("documentation", () => {
  it("leaves no shape without a word of what it is", () => {
    const silent = Object.entries(document.components.schemas).filter(([, { description }]) => !description);
    expect(silent.map(([name]) => name)).toEqual([]);
  });

  it("leaves no field unexplained whose name does not say it all", () => {
    const unexplained = new Set<string>();
    const look = (schema: JsonSchema, place: string) => {
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const isTold = field.description !== undefined || /"\$ref"|"const"/.test(JSON.stringify(field));
        if (!isTold && !obvious.has(name)) unexplained.add(`${place}.${name}`);
        look(field, `${place}.${name}`);
      }
      if (schema.items) look(schema.items, `${place}[]`);
      for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) look(each, place);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    for (const path of Object.keys(document.paths)) {
      look(requestOf(path), `${path} request`);
      look(answersOf(path)[0]?.properties?.["data"] ?? {}, `${path} answer`);
    }
    expect([...unexplained]).toEqual([]);
  });
});
