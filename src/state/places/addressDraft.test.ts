import { beforeEach, describe, expect, it } from "vitest";
import { sessionStore } from "#state/storage/storage.ts";
import { addToAddressDraft, keepAddressDraft, readAddressDraft } from "./addressDraft.ts";

beforeEach(() => sessionStore.remove("noren.address"));

describe("an address that is being written", () => {
  it("is kept by itself, and what is picked elsewhere is added to it", () => {
    keepAddressDraft("new", "u1", { name: "Hana", city: "千代田区" });
    keepAddressDraft("a1", "u1", { name: "Taro" });
    addToAddressDraft("new", "u1", { city: "中央区", prefecture: "東京都" });
    expect(readAddressDraft("new", "u1")).toEqual({ name: "Hana", prefecture: "東京都", city: "中央区" });
    expect(readAddressDraft("a1", "u1")).toEqual({ name: "Taro" });
  });

  it("goes along with whoever signs in while writing", () => {
    keepAddressDraft("new", null, { phone: "09012345678" });
    expect(readAddressDraft("new", "u1")).toEqual({ phone: "09012345678" });
  });

  it("is nobody else's, and gone with its phone once somebody else looks", () => {
    keepAddressDraft("new", "u1", { phone: "09012345678" });
    expect(readAddressDraft("new", "u2")).toEqual({});
    expect(sessionStore.get("noren.address")).toBeNull();
  });

  it("leaves nothing behind when nothing is left of it", () => {
    keepAddressDraft("new", "u1", { name: "Hana" });
    keepAddressDraft("new", "u1", {});
    expect(sessionStore.get("noren.address")).toBeNull();
  });

  it.each(["", "{", "null", '{"owner":1,"drafts":{}}', '{"owner":"u1","drafts":{"new":{"name":1}}}'])(
    "is empty in %j",
    (text) => {
      sessionStore.set("noren.address", text);
      expect(readAddressDraft("new", "u1")).toEqual({});
    },
  );
});
