import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings, settingNames } from "./settings.ts";
import { settingsShape } from "./settingsShape.ts";

/** A default as the environment would say it; nothing where there is none. */
function written(value: unknown): string {
  if (typeof value === "boolean") return value ? "1" : "0";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

const faultOf = (environment: Record<string, string>) => {
  try {
    readSettings(environment);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe("the origin that customers use", () => {
  const service = { NOREN_DEMO: "0" };
  it.each([
    ["where everybody reaches the service", service],
    ["on an address of the network", { ...service, HOST: "192.0.2.7" }],
    ["behind a proxy", { ...service, HOST: "127.0.0.1", NOREN_TRUST_PROXY: "1" }],
  ])("is asked for %s", (_, given) => {
    expect(() => readSettings(given)).toThrow(
      "NOREN_PUBLIC_ORIGIN is missing: with NOREN_DEMO=0 it should be",
    );
    const named = readSettings({ ...given, NOREN_PUBLIC_ORIGIN: "https://order.example.com/" });
    expect(named.publicOrigin).toBe("https://order.example.com");
  });

  it.each([
    {},
    { ...service, HOST: "127.0.0.1" },
    { ...service, HOST: "::1" },
    { ...service, HOST: "localhost" },
  ])("is not needed for a demo, nor on this machine alone: %j", (given) =>
    expect(readSettings(given).publicOrigin).toBeNull(),
  );
});

describe("settings", () => {
  it("have defaults for everything", () => {
    expect(readSettings({})).toMatchObject({
      port: 5173,
      host: "0.0.0.0",
      databaseUrl: null,
      dataDir: "data",
      deskPassword: null,
      pubnub: null,
      tls: null,
      hasDemo: true,
      demoAutopilot: null,
      logLevel: "info",
    });
  });

  it("count as not given when empty", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: "", NOREN_LIFF_ID: "" })).toMatchObject({ port: 5173 });
  });

  it("are read as what they mean", () => {
    const settings = readSettings({
      PORT: "8443",
      NOREN_TRUST_PROXY: "1",
      NOREN_DEMO_AUTOPILOT: "5",
      NOREN_ALLOWED_ORIGINS: "https://a.example.com, https://b.example.com/",
      NOREN_CARD_VAULT_ORIGIN: "https://vault.example.com:8443/cards",
      NOREN_TLS_CERT: "cert.pem",
      NOREN_TLS_KEY: "key.pem",
      PATH: "/usr/bin",
    });
    expect(settings).toMatchObject({
      port: 8443,
      trustProxy: true,
      demoAutopilot: 5,
      allowedOrigins: ["https://a.example.com", "https://b.example.com"],
      cardVaultOrigin: "https://vault.example.com:8443",
      tls: { cert: "cert.pem", key: "key.pem" },
    });
  });

  it.each([
    ["PORT", "eighty", "a port number from 1 to 65535"],
    ["PORT", "70000", "a port number"],
    ["HOST", "local host", "an address or host name"],
    ["DATABASE_URL", "mysql://localhost/noren", "postgresql://"],
    ["NOREN_TRUST_PROXY", "yes", "1 or 0"],
    ["NOREN_CARD_VAULT_ORIGIN", "http://vault.example.com", "an origin with https"],
    ["NOREN_CARD_VAULT_ORIGIN", "https://*.example.com", "an origin with https"],
    ["NOREN_CARD_VAULT_ORIGIN", "vault.example.com", "an origin with https"],
    ["NOREN_DEMO_AUTOPILOT", "-1", "seconds from 1 to 3600 (0: off)"],
    ["NOREN_DEMO_AUTOPILOT", "fast", "seconds from 1 to 3600 (0: off)"],
    ["NOREN_DESK_PASSWORD", "short", "8 to 200 characters"],
    ["NOREN_PUBLIC_ORIGIN", "order.example.com", "https://order.example.com"],
    ["NOREN_LOG_LEVEL", "loud", "debug, info, warn, error or silent"],
    ["NOREN_LIFF_ID", "liff", "1234567890-AbcdEfgh"],
    ["NOREN_LINE_SERVICE_TEMPLATES", "order_ready=a", 'JSON such as {"order_ready"'],
    ["NOREN_LINE_SERVICE_TEMPLATES", '{"store_message":{"name":"a","params":{}}}', "JSON such as"],
    [
      "NOREN_LINE_SERVICE_TEMPLATES",
      '{"order_ready":{"name":"a","languages":["zh-CN"],"params":{}}}',
      "JSON",
    ],
    ["NOREN_MAP_TILES", "https://tiles.example.com/", "{z}/{x}/{y}"],
    ["NOREN_MAP_TILES", "https://tiles.example.com/; script-src *", "{z}/{x}/{y}"],
  ])("%s that is %s are named with what was expected", (name, value, words) => {
    const fault = faultOf({ [name]: value });
    expect(fault).toContain(`${name} should be`);
    expect(fault).toContain(words);
  });

  it("never repeat a value, which may be a secret", () => {
    expect(faultOf({ NOREN_DESK_PASSWORD: "secret1" })).not.toContain("secret1");
  });

  it.each([
    ["NOREN_PROT", "PORT"],
    ["NOREN_DATADIR", "NOREN_DATA_DIR"],
    ["NOREN_LIFFID", "NOREN_LIFF_ID"],
    ["NOREN_PUBNUB_SECRET", "NOREN_PUBNUB_SECRET_KEY"],
    ["NOREN_DATABASE_URL", "DATABASE_URL"],
  ])("that nobody knows are named, with what was probably meant: %s", (name, meant) => {
    expect(faultOf({ [name]: "x" })).toContain(`${name} is not a setting: ${meant} is.`);
  });

  it("that are like none are named without a guess", () => {
    expect(faultOf({ NOREN_COLOUR_OF_THE_CURTAIN: "indigo" })).toContain(
      "NOREN_COLOUR_OF_THE_CURTAIN is not a setting.",
    );
  });

  it("that go together are asked for together", () => {
    expect(faultOf({ NOREN_TLS_CERT: "cert.pem" })).toContain("NOREN_TLS_KEY is missing");
    const fault = faultOf({ NOREN_PUBNUB_SUBSCRIBE_KEY: "sub-c-1" });
    expect(fault).toContain("NOREN_PUBNUB_PUBLISH_KEY is missing");
    expect(fault).toContain("NOREN_PUBNUB_SECRET_KEY is missing");
  });

  it("that need another are told with it", () => {
    const templates = JSON.stringify({ order_ready: { name: "ready_d_f", params: { shop: "{store}" } } });
    expect(faultOf({ NOREN_LINE_SERVICE_TEMPLATES: templates })).toContain(
      "NOREN_LINE_CHANNEL_SECRET is missing",
    );
    expect(faultOf({ NOREN_LINE_BOT_CHANNEL_ID: "1" })).toContain("NOREN_LINE_BOT_CHANNEL_SECRET is missing");
    const past = { DATABASE_LISTEN_URL: "postgresql://127.0.0.1/noren" };
    expect(faultOf(past)).toContain("DATABASE_URL is missing");
    const { databaseListenUrl } = readSettings({
      ...past,
      DATABASE_URL: "postgresql://127.0.0.1:6432/noren",
    });
    expect(databaseListenUrl).toBe(past.DATABASE_LISTEN_URL);
  });

  it("are all told of at once", () => {
    const fault = faultOf({ PORT: "x", NOREN_PROT: "1", NOREN_LOG_LEVEL: "loud" });
    expect(fault.split("\n")).toHaveLength(4);
  });

  it("are all in .env.example, and nothing else is", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const documented = [...example.matchAll(/^#?([A-Z][A-Z\d_]*)=/gm)].map(([, name]) => name);
    const maps = ["VITE_GOOGLE_MAPS_KEY", "VITE_GOOGLE_MAP_ID", "VITE_MAP_TILES", "VITE_MAP_CREDIT"];
    const client = ["VITE_API_BASE", "VITE_LIFF_ID", "VITE_WECHAT_LOGIN", ...maps];
    expect(documented.toSorted()).toEqual([...settingNames, ...client].toSorted());
  });

  it("are all in docs/settings.md with their defaults, and nothing else is", () => {
    const page = readFileSync(new URL("../../docs/settings.md", import.meta.url), "utf8");
    const rows = [...page.matchAll(/^\| `([A-Z][A-Z\d_]*)` +\| (.*?) +\|/gm)];
    const documented = rows.filter(([, name]) => !name?.startsWith("VITE_"));
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const client = [...example.matchAll(/^#(VITE_\w+)=/gm)].map(([, name]) => name);
    expect(rows.map(([, name]) => name).toSorted()).toEqual([...settingNames, ...client].toSorted());
    const told = Object.fromEntries(documented.map(([, name, cell]) => [name, cell?.replaceAll("`", "")]));
    const defaults = Object.entries(settingsShape.shape).map(([name, shape]) => [
      name,
      written(shape.parse(undefined)),
    ]);
    expect(told).toEqual(Object.fromEntries(defaults));
  });

  it("in .env.example say their defaults", () => {
    const example = readFileSync(new URL("../../.env.example", import.meta.url), "utf8");
    const shown = ["PORT=5173", "HOST=0.0.0.0", "NOREN_DATA_DIR=data", "NOREN_DEMO=1", "NOREN_TRUST_PROXY=0"];
    for (const line of [...shown, "NOREN_REGISTRATIONS_A_MINUTE=60", "NOREN_LOG_LEVEL=info"]) {
      expect(example).toContain(`\n#${line}\n`);
    }
  });
});
