import { beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#provider/operations/log.ts";
import { plainText } from "./readFeed.ts";
import { remoteFeed } from "./remoteFeed.ts";

const NOON = new Date("2026-11-21T03:00:00Z");
const url = "https://www.blog.example/feed";

const rss = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY boom "boom">]><rss version="2.0"><channel><title>Noren &amp; Co</title>
<link>https://blog.example/</link>
<item><guid>a</guid><title>Older</title><link>https://blog.example/a</link><pubDate>Thu, 19 Nov 2026 09:00:00 +0900</pubDate><description>Plain &boom;</description></item>
<item><title>新メニュー</title><link>/b?x=1&amp;y=2</link><pubDate>Fri, 20 Nov 2026 09:00:00 +0900</pubDate>
<dc:creator>Yuko</dc:creator><description><![CDATA[<p>新メニュー</p><script>alert(1)</script><p>ラーメン &lt;3&nbsp;杯<img src="x" onerror="alert(2)"></p>]]></description></item>
<item><title>Tomorrow</title><link>/c</link><pubDate>Sun, 22 Nov 2026 09:00:00 +0900</pubDate></item>
<item><title>No date</title><link>/d</link></item>
<item><title>Bad link</title><link>javascript:alert(1)</link><pubDate>Fri, 20 Nov 2026 09:00:00 +0900</pubDate></item>
</channel></rss>`;
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Noren</title><entry><id>urn:1</id><title>Hello</title>
<link rel="self" href="https://blog.example/1.atom"/><link href="https://blog.example/1"/><updated>2026-11-20T00:00:00Z</updated>
<author><name>Ken</name></author><summary type="html">&lt;b&gt;Warm&lt;/b&gt; soup</summary></entry></feed>`;
const json = JSON.stringify({
  version: "https://jsonfeed.org/version/1.1",
  title: "Noren",
  items: [
    {
      id: 7,
      url: "https://blog.example/7",
      content_text: "1 < 2\nyes",
      date_published: "2026-11-20T09:00:00+09:00",
    },
  ],
});

let now = NOON;
let asked = 0;
beforeEach(() => {
  now = NOON;
  asked = 0;
});

function feedOf(answer: () => Response | Promise<Response>) {
  return remoteFeed({
    url,
    clock: () => now,
    log: createLog("silent"),
    send: async () => {
      asked += 1;
      return answer();
    },
  });
}

describe("a feed elsewhere", () => {
  it("is read as RSS: newest first, text alone, without what is to come, has no date or leads to no page", async () => {
    const posts = await feedOf(() => new Response(rss)).newest("ja");
    expect(
      posts.map(({ author, content, picture, source, time, url: at }) => ({
        author,
        content,
        picture,
        source,
        time,
        at,
      })),
    ).toEqual([
      {
        author: "Yuko",
        content: "新メニュー\nラーメン <3 杯",
        picture: null,
        source: "blog.example",
        time: "2026-11-20T00:00:00.000Z",
        at: "https://www.blog.example/b?x=1&y=2",
      },
      {
        author: "Noren & Co",
        content: "Older\nPlain &boom;",
        picture: null,
        source: "blog.example",
        time: "2026-11-19T00:00:00.000Z",
        at: "https://blog.example/a",
      },
    ]);
  });

  it("is read as Atom and as JSON Feed", async () => {
    expect(await feedOf(() => new Response(atom)).newest("en")).toMatchObject([
      { author: "Ken", content: "Hello\nWarm soup", url: "https://blog.example/1" },
    ]);
    expect(await feedOf(() => new Response(json)).newest("en")).toMatchObject([
      { author: "Noren", content: "1 < 2\nyes", url: "https://blog.example/7" },
    ]);
  });

  it("is asked once for all who come at the same time, and again after ten minutes", async () => {
    const feed = feedOf(() => new Response(atom));
    await Promise.all([feed.newest("ja"), feed.newest("en")]);
    await feed.newest("ko");
    expect(asked).toBe(1);
    now = new Date(NOON.getTime() + 600_000);
    await feed.newest("ko");
    expect(asked).toBe(2);
  });

  it("keeps its last posts while it is out of reach, and is left alone for a minute", async () => {
    let isDown = false;
    const feed = feedOf(() => (isDown ? new Response("", { status: 503 }) : new Response(atom)));
    await feed.newest("ja");
    isDown = true;
    now = new Date(NOON.getTime() + 600_000);
    expect(await feed.newest("ja")).toHaveLength(1);
    expect(await feed.newest("ja")).toHaveLength(1);
    expect(asked).toBe(2);
  });

  it.each([
    ["an answer of many megabytes", () => new Response("<rss>".padEnd(2_000_000))],
    ["a web page", () => new Response("<!doctype html><html><p>Hello</p></html>")],
    ["half a document", () => new Response("<rss><channel><item><title>Hel")],
    ["nothing", () => new Response("")],
    ["no answer", () => Promise.reject(new TypeError("fetch failed"))],
  ])("is silent where there is %s", async (_what, answer) => {
    expect(await feedOf(answer).newest("ja")).toEqual([]);
  });
});

describe("a post's text", () => {
  it("is cut at 500 characters, none of them halved", () => {
    const text = plainText("🍜".repeat(600));
    expect([...text]).toHaveLength(500);
    expect(text.endsWith("🍜…")).toBe(true);
  });

  it("survives references to no character", () => {
    expect(plainText("a&#0;b&#xd800;c&#9999999;d&unknown;")).toBe("abcd&unknown;");
  });
});
