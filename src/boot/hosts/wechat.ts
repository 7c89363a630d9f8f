import type { Host } from "../host.ts";

interface WeixinBridge {
  invoke: (name: string, parameters: object) => void;
}

declare global {
  interface Window {
    WeixinJSBridge?: WeixinBridge;
  }
}

/** WeChat's browser: the page works without its SDK; closing goes through the bridge that it injects. */
export const wechatHost: Host = {
  kind: "wechat",
  start: () => Promise.resolve({ trouble: null }),
  close: () => {
    if (!window.WeixinJSBridge) return false;
    window.WeixinJSBridge.invoke("closeWindow", {});
    return true;
  },
};
