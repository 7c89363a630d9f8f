// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { cleanAddress } from "./cleanAddress.ts";

const go = (address: string) => window.history.replaceState({ kept: 1 }, "", address);
const now = () => window.location.pathname + window.location.search + window.location.hash;

describe("the address of an arrival", () => {
  beforeEach(() => go("/"));

  it.each([
    ["/orderFood?storeId=bar&code=c&state=s#wechat_redirect", "/orderFood?storeId=bar"],
    ["/orderFood?storeId=bar#access_token=a&id_token=i", "/orderFood?storeId=bar"],
    ["/orderFood?storeId=bar#context_token=c", "/orderFood?storeId=bar"],
    ["/orderFood?storeId=bar&userInfo=u#content", "/orderFood?storeId=bar#content"],
    ["/orderFood?storeId=bar#content", "/orderFood?storeId=bar#content"],
  ])("%s keeps what is ours, and its history entry", (came, ours) => {
    go(came);
    cleanAddress(window, "?storeId=bar");
    expect(now()).toBe(ours);
    expect(window.history.state).toEqual({ kept: 1 });
  });
});
