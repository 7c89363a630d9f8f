import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";
import { readTable, secret, signTable, visitTableId } from "./signing.ts";

describe("secrets", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase({ isSeeded: false, now: new Date() });
  });
  afterAll(() => database.close());
  const random = (bytes: number) => randomBytes(bytes).toString("base64url");

  it("a secret is made once, whoever asks for it at the same time", async () => {
    const values = await Promise.all(
      [1, 2, 3].map(() => secret(database.db, "signing key", () => random(32))),
    );
    expect(new Set(values).size).toBe(1);
    expect(await secret(database.db, "signing key", () => "another")).toBe(values[0]);
    expect(await secret(database.db, "another key", () => "its own")).toBe("its own");
  });
});

describe("table link", () => {
  const key = "a key of the provider";
  const table = { store_id: "izakaya", table_id: "izakaya-A1", epoch: 3 };
  const tableId = signTable(table, key);

  describe("a table's link", () => {
    it("says its table and epoch when it carries the store's signature", () => {
      expect(readTable({ store_id: "izakaya", tableId }, key)).toEqual({
        table_id: "izakaya-A1",
        epoch: 3,
        visit_code: null,
      });
    });

    it("carries the code of a visit, and is an id and an address still, though the table's own were a UUID", () => {
      const own = { ...table, table_id: "3f1c8a52-6f0e-4f7e-9a53-0d5d0c2b7e11" };
      const visit = visitTableId(own, "aB3_-x9Z", key);
      const read = { table_id: own.table_id, epoch: 3, visit_code: "aB3_-x9Z" };
      expect(readTable({ store_id: "izakaya", tableId: visit }, key)).toEqual(read);
      expect(visit.length).toBeLessThanOrEqual(64);
      expect(encodeURIComponent(visit)).toBe(visit);
      expect(readTable({ store_id: "ramen", tableId: visit }, key)).toBeNull();
    });

    it("fits into an id of 64 characters and into an address", () => {
      expect(tableId.length).toBeLessThanOrEqual(64);
      expect(encodeURIComponent(tableId)).toBe(tableId);
    });

    it("is read, unverified, as a bare id", () => {
      expect(readTable({ store_id: "izakaya", tableId: "izakaya-A1" }, key)).toEqual({
        table_id: "izakaya-A1",
        epoch: null,
        visit_code: null,
      });
    });

    it.each([
      ["another table", tableId.replace("A1", "A2"), "izakaya"],
      ["another epoch", tableId.replace(".3.", ".4."), "izakaya"],
      ["another store", tableId, "ramen"],
      ["another signature", `${tableId.slice(0, -1)}${tableId.endsWith("A") ? "B" : "A"}`, "izakaya"],
      ["a shortened signature", tableId.slice(0, -1), "izakaya"],
      ["no signature after the dot", "izakaya-A1.3.", "izakaya"],
      ["one dot alone", "izakaya-A1.3", "izakaya"],
    ])("is refused for %s", (_, changed, store_id) => {
      expect(readTable({ store_id, tableId: changed }, key)).toBeNull();
    });

    it("is refused when another provider signed it", () => {
      expect(readTable({ store_id: "izakaya", tableId: signTable(table, "another key") }, key)).toBeNull();
    });
  });
});
