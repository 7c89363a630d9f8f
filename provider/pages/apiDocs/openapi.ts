import { type Call, UNIVERSAL_CODES } from "#contract/call.ts";
import * as Code from "#contract/codes.ts";
import { type AnyCode, IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { allCalls, callGroups, codeNames } from "#contract/registry.ts";
import { type ContractSchemas, contractSchemas, type JsonSchema } from "./contractSchemas.ts";
import { type Contract, spoken } from "./readContract.ts";

/** An OpenAPI 3.1 document, as far as this one goes. */
export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>;
    readonly parameters: Readonly<Record<string, object>>;
  };
  /** What each code means, by its number. */
  readonly "x-codes": Readonly<Record<string, { readonly name: string; readonly about: string }>>;
}

interface OpenApiOptions {
  readonly contract: Contract;
  readonly version: string;
}

const description =
  "Every call is a POST with a JSON object: the session's base parameters and the call's own fields side by side. " +
  "Every answer is an envelope `{ code, message, data }`; 10000 is success, and 1001 is one too (a receipt was made " +
  "out). Money is whole yen, times are RFC 3339 with an offset, ids are opaque. A write carries an idempotency key: " +
  "the same key with the same request gets the first answer again. Pictures go to `/upload` before the call that uses " +
  "them: a form (`multipart/form-data`) of the base parameters and `file`, a JPEG, PNG or WebP of at most 5 MB and 24 " +
  'megapixels; answered with `{ state: "SUCCESS", url, picture }`, or `{ state: "FAILED", code, message, fault }`.';

/** Describes declared calls as an OpenAPI 3.1 document, in the order and the groups of the registry. */
export function openapi({ contract, version }: OpenApiOptions): OpenApi {
  const schemas = contractSchemas(allCalls, contract);
  const described = Object.entries(callGroups).flatMap(([group, calls]) =>
    calls.map((call) => {
      const options = { group: spoken(group), name: contract.nameOf(call), schemas };
      return [call.path, { post: operation(call, options) }] as const;
    }),
  );
  return {
    openapi: "3.1.1",
    info: { title: "Noren: ordering from restaurants and shops", version, description },
    servers: [{ url: "/" }],
    tags: Object.keys(callGroups).map((group) => ({ name: spoken(group) })),
    paths: Object.fromEntries(described),
    components: {
      schemas: { ...schemas.named, ...failureSchemas(contract) },
      parameters: {
        [IDEMPOTENCY_HEADER]: {
          name: IDEMPOTENCY_HEADER,
          in: "header",
          required: true,
          description: "Made by the client, one for each intent of the customer; kept across repeats of it.",
          schema: { $ref: "#/components/schemas/IdempotencyKey" },
        },
      },
    },
    "x-codes": Object.fromEntries(
      [...codeNames].map(([code, name]) => [code, { name, about: aboutCode(code, contract) }]),
    ),
  };
}

/** What one call is in the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly object[];
  readonly requestBody: { readonly required: true; readonly content: JsonContent };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: JsonContent }>
  >;
  readonly "x-access": Call["access"];
  readonly "x-effect": Call["effect"];
  /** The codes that this call answers with beside success and those of every call. */
  readonly "x-codes": readonly AnyCode[];
}

interface JsonContent {
  readonly "application/json": { readonly schema: JsonSchema };
}

const access: Readonly<Record<Call["access"], string>> = {
  anyone: "Anyone may ask.",
  visitor: "Needs a session, a visitor's or a member's.",
  member: "Needs a registered member's session.",
};

interface OperationOptions {
  readonly group: string;
  readonly name: string;
  readonly schemas: ContractSchemas;
}

const successes: readonly number[] = [Code.success, Code.receiptConfirmed];
const message: JsonSchema = {
  type: "string",
  description: "What the code means, in the language asked for.",
};

/** The envelopes of all failures, by their name in the document. */
function failureSchemas(contract: Contract): Readonly<Record<string, JsonSchema>> {
  const failures = [...codeNames.keys()].filter((code) => !successes.includes(code));
  return Object.fromEntries(failures.map((code) => [`Failure${code}`, failure(code, contract)]));
}

/** Describes a call: one POST whose answer carries a code, as the contract's declaration says. */
function operation(call: Call, { group, name, schemas }: OperationOptions): Operation {
  const failures = new Set<AnyCode>([...call.fails, ...UNIVERSAL_CODES]);
  return {
    operationId: name,
    tags: [group],
    summary: call.about.split(/(?<=\.) /, 1)[0] ?? call.about,
    description: `${call.about}\n\n${access[call.access]}`,
    parameters: call.effect === "read" ? [] : [{ $ref: `#/components/parameters/${IDEMPOTENCY_HEADER}` }],
    requestBody: {
      required: true,
      content: json({ allOf: [ref("BaseParameters"), schemas.request(call)] }),
    },
    responses: {
      200: {
        description: "Success, or the code that says why not.",
        content: json({
          oneOf: [success(call, schemas), ...[...failures].map((code) => ref(`Failure${code}`))],
        }),
      },
      400: { description: "No JSON object (90003).", content: json(ref("Envelope")) },
      413: { description: "The body is too large (90009).", content: json(ref("Envelope")) },
      429: {
        description: "Too many requests (90006); `retry-after` says when again.",
        content: json(ref("Envelope")),
      },
      500: { description: "An unexpected failure of the provider (90008).", content: json(ref("Envelope")) },
    },
    "x-access": call.access,
    "x-effect": call.effect,
    "x-codes": call.fails,
  };
}

function success(call: Call, schemas: ContractSchemas): JsonSchema {
  const code = { enum: successes };
  const data = schemas.response(call);
  return { type: "object", properties: { code, message, data }, required: ["code", "message", "data"] };
}

function failure(code: AnyCode, contract: Contract): JsonSchema {
  return {
    type: "object",
    description: aboutCode(code, contract),
    properties: { code: { const: code }, message, data: ref("FailureData") },
    required: ["code", "message"],
  };
}

/** What a code means, by its comment, else by its name: "cartEmpty", "cart empty". */
function aboutCode(code: AnyCode, contract: Contract): string {
  const name = codeNames.get(code) ?? "";
  return contract.noteOf(name) ?? spoken(name);
}

function json(schema: JsonSchema): JsonContent {
  return { "application/json": { schema } };
}

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` };
}
