import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PayType } from "#contract/enumerations.ts";
import { exampleServer } from "#provider/gateways/testing/exampleServer.ts";
import { paymentsOf } from "#provider/gateways/payments/paymentGateways.ts";
import { fakeGateway } from "#provider/testing/fakeGateways.ts";
import { payments } from "./doctor/checks/payments.ts";
import { outcome, someJob } from "./doctor/testing/someJob.ts";
import { readGateways } from "./gatewaysFile.ts";
import { SettingsError } from "./settings.ts";

const ADAPTER = join(import.meta.dirname, "../gateways/testing/exampleGateway.ts");
const SECRET = "a-secret-that-is-told-nobody";
const file = "payments.json";
let folder: string;
let service: Awaited<ReturnType<typeof exampleServer>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "noren-gateways-"));
  service = await exampleServer();
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const example = (key = service.access.key) => ({
  adapter: ADAPTER,
  settings: { url: service.origin, key, secret: SECRET },
});
const written = (content: unknown) =>
  writeFile(join(folder, file), typeof content === "string" ? content : JSON.stringify(content));
const read = (hasDemo = false) => readGateways({ hasDemo, paymentsFile: file }, folder);
/** Why the file cannot be used. */
async function refused(content: unknown, hasDemo = false): Promise<string> {
  await written(content);
  const error: unknown = await read(hasDemo).catch((reason: unknown) => reason);
  if (!(error instanceof SettingsError)) throw new Error("It was taken");
  expect(error.message).not.toContain(SECRET);
  return error.message;
}

describe("the file of payment gateways", () => {
  it("lets each way go to its gateway, and those of a store with contracts of its own elsewhere", async () => {
    await written({
      gateways: { main: example(), ginza: example() },
      ways: { payPay: "main", card: "main" },
      stores: { "ginza-1": { card: "ginza" } },
    });
    const chosen = paymentsOf(await read(), null);
    expect(chosen.names).toEqual(["main", "ginza"]);
    expect(chosen.waysAt("anywhere")).toEqual([PayType.payPay, PayType.card]);
    expect(chosen.waysAt("ginza-1")).toEqual([PayType.payPay, PayType.card]);
    const names = [PayType.payPay, PayType.card, PayType.alipay].map((way) => chosen.nameFor("ginza-1", way));
    expect(names).toEqual(["main", "ginza", null]);
    expect(chosen.nameFor("anywhere", PayType.card)).toBe("main");
    expect(chosen.named("gone")).toBeNull();
  });

  it("may leave ways to the sandbox in a demo, and nowhere else", async () => {
    const mixed = { gateways: { main: example() }, ways: { card: "main", payPay: "sandbox" } };
    await written(mixed);
    const { gateway } = fakeGateway();
    expect(paymentsOf(await read(true), gateway).named("sandbox")).toBe(gateway);
    expect(await refused(mixed)).toContain('lets "sandbox" take payPay, which is no gateway of it');
    const own = { gateways: { sandbox: example() }, ways: {} };
    expect(await refused(own, true)).toContain("the demo's own name");
  });

  it("is left out: the demo has its sandbox, and others nothing", async () => {
    const none = await readGateways({ hasDemo: true, paymentsFile: null }, folder);
    const { gateway } = fakeGateway();
    expect(none).toBeNull();
    expect(paymentsOf(none, gateway).waysAt("")).toEqual(gateway.methods);
    expect(paymentsOf(none, null).anywhere).toEqual([]);
  });

  it.each([
    ["is not JSON", "{", "not JSON"],
    ["lacks what it needs", { gateways: { main: { adapter: SECRET } } }, "look at"],
    ["names a way that there is not", { gateways: {}, ways: { cash: "main" } }, "look at ways"],
    [
      "names a gateway that it does not have",
      { gateways: {}, ways: { card: "main" } },
      'lets "main" take card',
    ],
    [
      "names one at a store that it does not have",
      { gateways: {}, ways: {}, stores: { ginza: { card: "main" } } },
      "at store ginza",
    ],
    [
      "names an adapter that is not there",
      { gateways: { main: { adapter: "./none.ts", settings: {} } }, ways: {} },
      "cannot be loaded",
    ],
    [
      "names an adapter that is none",
      { gateways: { main: { adapter: join(import.meta.dirname, "log.ts"), settings: {} } }, ways: {} },
      "exports no function createGateway",
    ],
    [
      "has settings that its adapter refuses",
      { gateways: { main: { adapter: ADAPTER, settings: { url: SECRET } } }, ways: {} },
      '"url", "key" and "secret" should be texts.',
    ],
  ])("%s: that is said, and nothing of what stands there", async (_, content, words) => {
    expect(await refused(content)).toContain(words);
  });

  it("lets a gateway take nothing that its adapter cannot", async () => {
    const content = { gateways: { main: example() }, ways: { alipay: "main" } };
    expect(await refused(content)).toContain("which its adapter cannot");
  });

  it("is not there", async () => {
    await expect(readGateways({ hasDemo: false, paymentsFile: "none.json" }, folder)).rejects.toThrow(
      "is no file that can be read",
    );
  });
});

describe("the doctor", () => {
  const look = (NOREN_PAYMENTS?: string, NOREN_DEMO = "0") =>
    outcome(payments, {
      ...someJob({ root: folder, environment: { NOREN_DEMO, ...(NOREN_PAYMENTS && { NOREN_PAYMENTS }) } }),
    });

  it("says that nothing is paid online, or only to the sandbox", async () => {
    const none = await look();
    expect([none.states, none.said]).toEqual([["warning"], expect.stringContaining("nothing online")]);
    expect((await look(undefined, "1")).said).toContain("sandbox");
  });

  it("asks a gateway whether it knows the keys, by a call that changes nothing", async () => {
    const ways = { card: "main" };
    await written({ gateways: { main: example() }, ways });
    service.asked.length = 0;
    expect((await look(file)).states).toEqual(["ok"]);
    expect(service.asked).toEqual(["GET /account"]);
    await written({ gateways: { main: example(SECRET) }, ways });
    const wrong = await look(file);
    expect([wrong.states, wrong.said]).toEqual([["fault"], expect.stringContaining("refuses our keys")]);
    expect(wrong.said).not.toContain(SECRET);
    service.state.isDown = true;
    expect((await look(file)).states).toEqual(["warning"]);
    service.state.isDown = false;
    await written("{");
    expect((await look(file)).states).toEqual(["fault"]);
  });
});
