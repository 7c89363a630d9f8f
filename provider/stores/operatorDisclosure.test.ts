import { describe, expect, it } from "vitest";
import { WireLanguage } from "#contract/scalars.ts";
import { demoOperator } from "#provider/demo/demo.ts";
import { readSettings } from "#provider/operations/settings.ts";
import { operatorDisclosure } from "./operatorDisclosure.ts";

const LANGUAGES = ["ja", "zh", "en", "tw", "ko"] as const satisfies readonly WireLanguage[];

describe("the operator's disclosure", () => {
  it.each(LANGUAGES)("tells all 13 items in %s", (language) => {
    const items = Object.values(operatorDisclosure(readSettings({}), demoOperator, language));
    expect(items).toHaveLength(13);
    expect(items.filter((text) => text.trim() === "")).toEqual([]);
  });

  it("names the operator of the settings", () => {
    const settings = readSettings({
      NOREN_OPERATOR_NAME: "株式会社きつつき",
      NOREN_OPERATOR_PHONE: "03-1234-5678",
      NOREN_OPERATOR_QUALIFICATION: "関東財務局長 第00000号",
    });
    expect(operatorDisclosure(settings, demoOperator, "en")).toMatchObject({
      seller: "株式会社きつつき",
      phone: "03-1234-5678",
      qualification: expect.stringMatching(/^関東財務局長 第00000号\nLicenses/),
    });
  });

  it("never puts a made-up address beside a real name, nor anything made up where there is no demo", () => {
    const named = readSettings({ NOREN_OPERATOR_NAME: "株式会社きつつき" });
    expect(operatorDisclosure(named, demoOperator, "ja")).toMatchObject({
      address: "",
      email: "",
      website: "",
    });
    expect(
      operatorDisclosure(readSettings({ NOREN_DEMO: "0", HOST: "127.0.0.1" }), null, "ja"),
    ).toMatchObject({
      seller: "",
      phone: "",
    });
  });
});
