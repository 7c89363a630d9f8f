import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listGoods } from "#contract/calls/desk/goods.ts";
import { goods } from "#provider/db/tables/goods.ts";
import { members } from "#provider/db/tables/members.ts";
import { staffCalls } from "#provider/db/tables/messages.ts";
import { orderRounds, orders } from "#provider/db/tables/orders.ts";
import { builtFrontend } from "#provider/pages/builtFrontend.ts";
import { deskOf, type StaffedDesk } from "#provider/testing/deskVisit.ts";
import { NOON, words } from "#provider/testing/fixture.ts";
import { guest, line, type Planted, planted, taken } from "#provider/testing/guest.ts";
import { someBuild } from "#provider/testing/someBuild.ts";

const payloads = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "<img src=x onerror=alert(1)>",
  "<svg onload=alert(1)>",
  "<svg/onload=alert(1)//",
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '" onmouseover="alert(1)',
  "' onfocus='alert(1)' autofocus='",
  "</textarea><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "<!--<img src=x onerror=alert(1)>-->",
  "--><script>alert(1)</script><!--",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<iframe src=javascript:alert(1)>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<a href=javascript:alert(1)>x</a>",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "<form action=//evil.example><button>x</button></form>",
  "<input name=order_no value=1>",
  "<base href=//evil.example>",
  "<meta http-equiv=refresh content=0;url=//evil.example>",
  "<link rel=stylesheet href=//evil.example>",
  "<style>*{display:none}</style>",
  "<object data=javascript:alert(1)>",
  "<embed src=javascript:alert(1)>",
  "<math><mi//xlink:href='data:x,<script>alert(1)</script>'>",
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)></video>",
  "<li data-key='order-1'>",
  "</li></ul></section></main>",
  "${alert(1)}",
  "{{constructor.constructor('alert(1)')()}}",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "\u2028\u2029<script>alert(1)</script>\u202e",
  "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
  "\\u003cscript\\u003ealert(1)",
];

let build: Awaited<ReturnType<typeof someBuild>>;
let provider: Planted;
let desk: StaffedDesk;
let order_no = "";
let uid = "";

beforeAll(async () => {
  build = await someBuild();
  provider = await planted({ frontend: await builtFrontend(build.folder) });
  desk = await deskOf(provider);
  const one = await guest(provider);
  uid = one.uid;
  ({ order_no } = await taken(one.order([line({ goods_id: "tea", price: 300 })], { remark: "harmless" })));
  const call = { store_id: "diner", table_id: null, uid, content: "harmless", created_at: NOON };
  await provider.db.insert(staffCalls).values([
    { id: "call-1", kind: 1, ...call },
    { id: "call-2", kind: 2, ...call },
  ]);
});
afterAll(async () => {
  await provider.close();
  await build.remove();
});

/** Puts the words wherever somebody else's words are shown. */
async function say(text: string): Promise<void> {
  const { db } = provider;
  const seat = { remark: text, cancel_reason: text, seat_number: text, tableware: words(text) };
  await db.update(orders).set(seat).where(eq(orders.order_no, order_no));
  await db.update(orderRounds).set({ remark: text });
  await db.update(staffCalls).set({ content: text });
  await db.update(members).set({ nickname: text }).where(eq(members.uid, uid));
  await db
    .update(goods)
    .set({ name: words(text) })
    .where(eq(goods.id, "tea"));
}

describe("what somebody else wrote", () => {
  it("is told to the board as it was written, as data alone", async () => {
    for (const payload of payloads) {
      await say(payload);
      const { calls, tickets } = await desk.look();
      expect(tickets[0]).toMatchObject({
        remarks: [payload],
        cancel_reason: payload,
        table_name: payload,
        tableware: payload,
      });
      expect(calls).toMatchObject([
        { content: payload, nickname: payload },
        { content: payload, nickname: payload },
      ]);
    }
    const { headers } = await desk.call("board", { store_id: "diner" }, { cookie: desk.cookie });
    expect(headers.get("content-type")).toContain("application/json");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("is told to the list of goods as it was written, and finds no more than it says", async () => {
    for (const payload of payloads) {
      await say(payload);
      const { goods: all } = await desk.given(listGoods, { store_id: "diner" });
      expect(all.find(({ goods_id }) => goods_id === "tea")?.name).toBe(payload);
      expect(typeof (await desk.send(listGoods, { store_id: "diner", words: payload.slice(0, 100) }))).toBe(
        "object",
      );
    }
  });
});

describe("every answer of the desk", () => {
  it("forbids what is not its own, and runs nothing inline", async () => {
    const { cookie, get } = desk;
    const paths = ["", "/login", "/uses/diner", "/diner/settings", "/nowhere", "/no/such/page/x"];
    for (const path of [...paths, "/api/log.csv", "/api/mail.html?store_id=diner&mail_id=x", "/api/none"]) {
      const answer = await get(`/desk${path}`, { cookie });
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(policy).not.toContain("nonce");
      expect(policy).not.toMatch(/script-src (?!'self'|'none')/);
    }
    const { headers, status } = await desk.post("/desk/language", {}, { origin: "https://evil.example" });
    expect(status).toBe(403);
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("is the application's page where there is no file of that name, and says nothing of what is there", async () => {
    const bodies = new Set<string>();
    for (const path of ["", "/nowhere", "/nowhere/goods", "/diner/events", "/no/such/page/x"])
      for (const cookie of ["", desk.cookie]) {
        const answer = await desk.get(`/desk${path}`, { cookie });
        expect([path, answer.status]).toEqual([path, 200]);
        bodies.add(await answer.text());
      }
    expect(bodies.size).toBe(1);
    for (const path of ["/api/none", "/assets/none.js"])
      expect((await desk.get(`/desk${path}`, { cookie: desk.cookie })).status).toBe(404);
  });
});
