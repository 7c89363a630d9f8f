/** What not every LINE app can do, on every device, for every LIFF app. */
export type LiffFeature = "shareTargetPicker" | "scanCodeV2" | "sendMessages" | "createShortcutOnHomeScreen";
