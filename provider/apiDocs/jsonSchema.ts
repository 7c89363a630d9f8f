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
  required?: readonly string[];
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}
