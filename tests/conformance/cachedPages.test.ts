import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { storeIndex } from "#contract/calls/store.ts";
import { members } from "#provider/db/tables/members.ts";
import { plantFixture } from "#provider/testing/fixture.ts";
import { newMember } from "#provider/testing/members.ts";
import { type TestProvider, testProvider } from "#provider/testing/provider.ts";
import { realPages } from "./realPages.ts";

let provider: TestProvider;
beforeAll(async () => {
  provider = await testProvider({ frontend: await realPages() });
  await plantFixture(provider.db);
  await provider.versions.refresh();
});
afterAll(() => provider.close());

/** In no text of ours. */
const CANARY = "Kanarienvogel4711";
const PAGES = [
  "/home",
  "/mall",
  "/orderFood?storeId=diner&tableId=diner-T1",
  "/storeHome?storeId=diner&type=2",
];

it("a page that is kept for everybody holds nothing of whoever it was drawn for first", async () => {
  const { session } = await newMember(provider);
  await provider.db
    .update(members)
    .set({ nickname: CANARY, family_name: CANARY, given_name: CANARY, email: `${CANARY}@example.com` })
    .where(eq(members.uid, session.uid));
  await provider.call(storeIndex, { store_id: "diner" }, { session });
  const secrets = [CANARY, session.uid, session.auth_token];
  const ask = async (path: string, headers: Record<string, string>) => {
    const response = await provider.app.fetch(new Request(`http://provider.test${path}`, { headers }), {
      address: "192.0.2.77",
    });
    return { policy: response.headers.get("content-security-policy") ?? "", text: await response.text() };
  };
  // All that a browser, or somebody's own tool, could say of itself.
  const mine = {
    authorization: `Bearer ${session.auth_token}`,
    cookie: `user=${encodeURIComponent(JSON.stringify({ ...session, nickname: CANARY }))}; theme=dark; name=${CANARY}`,
    referer: `http://provider.test/user?name=${CANARY}`,
    "user-agent": CANARY,
    "x-forwarded-for": "203.0.113.9",
  };
  const told: string[] = [];
  for (const path of PAGES) {
    const first = await ask(path, mine);
    const other = await ask(path, { cookie: "theme=dark" });
    if (other.text !== first.text) told.push(`${path} is not kept`);
    // One that each request has would differ, or be the same for two.
    if (first.policy.includes("nonce")) told.push(`${path} has a nonce`);
    for (const secret of [...secrets, "203.0.113.9", "192.0.2.77"])
      if (other.text.includes(secret)) told.push(`${path} tells ${secret}`);
  }
  expect(told).toEqual([]);
});

it("what arrives by a sign-in is drawn for its own request", async () => {
  const path = `/home?code=${CANARY}&state=${CANARY}`;
  const response = await provider.app.fetch(new Request(`http://provider.test${path}`), {
    address: "192.0.2.1",
  });
  expect(response.headers.get("content-security-policy")).toContain("nonce-");
});
