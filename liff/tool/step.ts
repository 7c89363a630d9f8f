import type { liff } from "@line/bot-sdk";
import type { Locale } from "#domain/values/localeCodes.ts";
import type { WantedMenu } from "./wanted.ts";

/** One change at LINE. A menu that is yet to be created has no id, so steps name it by its language. */
export type Step =
  | { readonly do: "addLiff"; readonly origin: string }
  | {
      readonly do: "updateLiff";
      readonly app: liff.LiffApp & { readonly liffId: string };
      readonly origin: string;
      readonly differences: readonly string[];
    }
  | { readonly do: "removeLiff"; readonly liffId: string }
  | { readonly do: "create"; readonly menu: WantedMenu }
  | { readonly do: "upload"; readonly menu: WantedMenu }
  | { readonly do: "addAlias" | "moveAlias"; readonly alias: string; readonly locale: Locale }
  | { readonly do: "removeAlias"; readonly alias: string }
  | { readonly do: "setDefault"; readonly locale: Locale; readonly replaces: string | null }
  | { readonly do: "cancelDefault" }
  | { readonly do: "moveUsers"; readonly from: readonly { readonly id: string; readonly locale: Locale }[] }
  | { readonly do: "removeMenu"; readonly id: string; readonly name: string };

/** The step in words, for the plan and while it is done. */
export function wordsOf(step: Step): string {
  switch (step.do) {
    case "addLiff":
      return `create the LIFF app for ${step.origin}/`;
    case "updateLiff":
      return `update the LIFF app ${step.app.liffId}: ${step.differences.join("; ")}`;
    case "removeLiff":
      return `delete the LIFF app ${step.liffId}: every link into it, shared or printed for LINE, will lead nowhere`;
    case "create":
      return `create the menu "${step.menu.name}"`;
    case "upload":
      return `upload the picture of "${step.menu.name}" (${Math.ceil(step.menu.picture.length / 1_000)} kB)`;
    case "addAlias":
      return `create the alias ${step.alias}`;
    case "moveAlias":
      return `lead the alias ${step.alias} to the new menu`;
    case "removeAlias":
      return `delete the alias ${step.alias}`;
    case "setDefault":
      return `make the menu in ${step.locale} the default${step.replaces === null ? "" : ` instead of ${step.replaces}`}`;
    case "cancelDefault":
      return "have no default menu any more";
    case "moveUsers":
      return `lead chats that show one of ${step.from.length} old menus to the new one in their language`;
    case "removeMenu":
      return `delete the menu "${step.name}" (${step.id})`;
  }
}
