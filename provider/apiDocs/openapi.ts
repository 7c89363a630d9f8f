import { callPaths } from "#contract/callPaths.ts";
import type { Call } from "#contract/call.ts";
import { codes, IDEMPOTENCY_HEADER } from "#contract/codes.ts";
import { contractSchemas } from "./contractSchemas.ts";
import type { JsonSchema } from "./jsonSchema.ts";
import { failureSchemas, type Operation, operation } from "./operation.ts";
import type { Contract } from "./readContract.ts";

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
  readonly "x-codes": Readonly<Record<string, { readonly group: string; readonly about: string }>>;
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

/** Describes declared calls as an OpenAPI 3.1 document, in the order and the groups of `callPaths`. */
export function openapi(calls: readonly Call[], { contract, version }: OpenApiOptions): OpenApi {
  const schemas = contractSchemas(calls, contract);
  const byPath = new Map(calls.map((call) => [call.path, call]));
  const described = Object.entries(callPaths).flatMap(([group, paths]) =>
    paths.flatMap((path) => {
      const call = byPath.get(path);
      if (call === undefined) return [];
      const options = { group, name: contract.nameOf(call), schemas };
      return [[path, { post: operation(call, options) }] as const];
    }),
  );
  return {
    openapi: "3.1.1",
    info: { title: "Noren: ordering from restaurants and shops", version, description },
    servers: [{ url: "/" }],
    tags: Object.keys(callPaths).map((name) => ({ name })),
    paths: Object.fromEntries(described),
    components: {
      schemas: { ...schemas.named, ...failureSchemas },
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
    "x-codes": codes,
  };
}
