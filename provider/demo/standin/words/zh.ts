import type { StandInWords } from "#provider/demo/standin/standInWords.ts";

export const chinese: StandInWords = {
  label: "测试环境",
  notice: "此页面代替 {platform}，其中的人物均为虚构。",
  heading: "使用 {platform} 登录",
  choose: "您想以谁的身份登录？",
  someoneNew: "以新用户身份继续",
  cancel: "取消并返回",
  outcomes: "试试其他结果",
  outcomesHint: "这些链接用于检验商家的处理情况。",
  faults: {
    expired: "带着已过期的凭证返回",
    audience: "带着其他应用的凭证返回",
    down: "在 {platform} 没有响应时返回",
  },
  refused: "无法从此页面继续",
  refusedHint: "返回地址不正确，请从商家页面重新开始。",
};
