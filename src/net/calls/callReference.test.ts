import { describe, expect, it } from "vitest";
import { isRecord } from "#domain/values/untrusted.ts";

const files = import.meta.glob<Readonly<Record<string, unknown>>>("./*Calls.ts", { eager: true });
const references = Object.values(files).flatMap((file) =>
  Object.entries(file).filter(([name]) => name.endsWith("Call")),
);

describe("a call named without its schemas", () => {
  it.each(references)("%s says what its declaration says", async (_name, call) => {
    if (!isRecord(call) || typeof call["load"] !== "function") throw new Error("No reference to a call");
    const declaration: unknown = await Reflect.apply(call["load"], undefined, []);
    const { load: _, ...said } = call;
    expect(declaration).toMatchObject(said);
    expect(said).toEqual({
      path: expect.stringMatching(/^\//),
      access: expect.stringMatching(/^(?:anyone|visitor|member)$/),
      effect: expect.stringMatching(/^(?:read|write)$/),
    });
  });
});
