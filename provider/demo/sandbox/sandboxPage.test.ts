import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { sandboxService } from "#provider/gateways/testing/sandboxService.ts";
import { type TestDatabase, testDatabase } from "#provider/testing/testDatabase.ts";

let database: TestDatabase;
let sandbox: ReturnType<typeof sandboxService>;
beforeAll(async () => {
  database = await testDatabase({ isSeeded: false, now: new Date() });
  sandbox = sandboxService(database.db);
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

describe("the sandbox's payment page", () => {
  it.each([
    ["ja", "ja", "¥1,280を支払う"],
    ["zh", "zh-Hans", "支付 ¥1,280"],
    ["en", "en", "Pay ¥1,280"],
    ["tw", "zh-Hant", "付款 ¥1,280"],
    ["ko", "ko", "¥1,280 결제하기"],
  ])("speaks %s when asked to", async (language, tag, button) => {
    const { ref } = await sandbox.begin();
    const page = await (await sandbox.open(ref, `?language=${language}`)).text();
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page).toContain(button);
    expect(page).toContain("ラーメン のれん");
  });

  it.each([
    ["zh-TW,zh;q=0.9,en;q=0.8", "zh-Hant"],
    ["zh-Hant-HK", "zh-Hant"],
    ["zh-CN,zh;q=0.9", "zh-Hans"],
    ["tlh-001,tlh;q=0.9,ko;q=0.5,en;q=0.8", "en"],
    ["de", "ja"],
    ["", "ja"],
  ])("follows the browser's languages %j", async (accepted, tag) => {
    const { ref } = await sandbox.begin();
    const page = await (await sandbox.open(ref, "", { "accept-language": accepted })).text();
    expect(page).toContain(`<html lang="${tag}">`);
  });

  it("says first that it is a test", async () => {
    const { ref } = await sandbox.begin();
    const page = await (await sandbox.open(ref, "?language=en")).text();
    expect(page.indexOf("No money moves")).toBeLessThan(page.indexOf("<main>"));
  });

  it("shows a title as text, whatever it holds", async () => {
    const { ref } = await sandbox.begin();
    const name = '<img src=x onerror="alert(1)">';
    await sandbox.gateway.begin({
      ref: "marked-up",
      gateway_id: null,
      created_at: sandbox.now(),
      amount: 500,
      pay_type: PayType.weChatPay,
      title: name,
      return_url: "https://shop.example/payLoading",
      origin: "https://shop.example",
      language: "ja",
    });
    expect(ref).not.toBe("marked-up");
    const page = await (await sandbox.open("marked-up")).text();
    expect(page).not.toContain("<img");
    expect(page).toContain("&lt;img");
  });

  it("runs no script, is framed by nobody and kept by no cache", async () => {
    const { ref } = await sandbox.begin();
    const response = await sandbox.open(ref);
    const policy = response.headers.get("content-security-policy") ?? "";
    const nonce = /style-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' https://shop.example");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const page = await response.text();
    expect(page).toContain(`<style nonce="${nonce}">`);
    expect(page).not.toMatch(/<script|style="|\son\w+=/);
  });

  it("has nothing to show for a payment that does not exist", async () => {
    const response = await sandbox.open("nowhere", "?language=en");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("We can’t find this payment");
  });

  it("takes no form from another site's page", async () => {
    const { ref } = await sandbox.begin();
    const response = await sandbox.post(
      `/sandbox/pay/${ref}`,
      { outcome: "approve" },
      { "sec-fetch-site": "cross-site" },
    );
    expect(response.status).toBe(403);
    expect(await sandbox.stateOf(ref)).toBe("open");
  });

  it("takes no form of more than a few fields", async () => {
    const { ref } = await sandbox.begin();
    const response = await sandbox.post(`/sandbox/pay/${ref}`, { outcome: "x".repeat(10_000) });
    expect(response.status).toBe(413);
  });
});
