import { beforeAll, describe, expect, it } from "vitest";
import { allCalls } from "#contract/registry.ts";
import { API_PAGES, apiRoutes } from "./apiRoutes.ts";

const routes = apiRoutes({ version: "1.2.3" });
let response: Response;
let page: string;

beforeAll(async () => {
  response = await routes.request("/api");
  page = await response.text();
});

/** What the page shows of a call, without its mark-up. */
function shown(path: string): string {
  const [, rest = ""] = page.split(`<details class="call" id="${path}">`);
  return (rest.split("</details>")[0] ?? "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll("&quot;", '"');
}

describe("the API page", () => {
  it("shows each call with what it is for", () => {
    expect(response.status).toBe(200);
    for (const { path } of allCalls) expect(page).toContain(`id="${path}"`);
    expect(shown("/order/store/callwaiter")).toMatch(
      /Calls the staff to the table, sends the store a message, or \(kind 3\) asks to be let order/,
    );
  });

  it("shows a call's fields, their types and notes, which of them are optional, and its codes", () => {
    const text = shown("/order/store/callwaiter");
    expect(text).toMatch(/table_id optional Id/);
    expect(text).toMatch(/kind StaffCallKind/);
    expect(page).toContain("1 call, 2 message, 3 entry.");
    expect(text).toMatch(/203 no consecutive messages/);
    expect(text).toMatch(/write session/);
  });

  it("names the alternatives of a request", () => {
    expect(shown("/order/user/login")).toMatch(/One of: .*"password".*"code".*"platform"/);
  });

  it("leads to no shape that it does not show", () => {
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.length).toBeGreaterThan(500);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe([...page.matchAll(/ id="/g)].length);
  });

  it("loads nothing from elsewhere, and runs no script but its own", () => {
    const policy = response.headers.get("content-security-policy") ?? "";
    const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect([...page.matchAll(/<script/g)]).toHaveLength(1);
    expect(page).toContain(`<script nonce="${nonce}">`);
    expect(page).not.toMatch(/\b(?:src|href)="(?:https?:)?\/\//);
    expect(page).not.toMatch(/ (?:on\w+|style)="/);
  });

  it("gives each reader a nonce of their own", async () => {
    const again = await routes.request("/api");
    expect(again.headers.get("content-security-policy")).not.toBe(
      response.headers.get("content-security-policy"),
    );
  });

  it("keeps clear of the calls below /api/", () => {
    expect(API_PAGES.test("/api")).toBe(true);
    expect(API_PAGES.test("/openapi.json")).toBe(true);
    expect(API_PAGES.test("/api/store/store_list")).toBe(false);
  });

  it("offers the same as JSON to every tool", async () => {
    const json = await routes.request("/openapi.json", { headers: { "accept-encoding": "identity" } });
    expect(json.headers.get("access-control-allow-origin")).toBe("*");
    expect(await json.json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      info: { version: "1.2.3" },
    });
  });
});
