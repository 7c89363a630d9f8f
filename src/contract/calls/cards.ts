import * as z from "zod/mini";
import { call } from "#contract/call.ts";
import { Card, CardSaved, Vault } from "#contract/payment.ts";
import { Flag, Id, VaultToken } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const creditCartList = call({
  path: "/order/my/creditcartlist",
  about:
    "The member's saved cards, the default first, and where the card form sends a new number. 431: no card is taken here.",
  access: "member",
  effect: "read",
  request: z.object({}),
  response: z.object({ cards: z.array(Card), vault: Vault }),
  fails: [Code.payTypeUnsupported],
});

export const addCreditCart = call({
  path: "/order/my/addcreditcart",
  about:
    "Saves a card by the vault's token; its number and code never come here. The bank may ask for confirmation.",
  access: "member",
  effect: "write",
  request: z.object({ vault_token: VaultToken, is_default: z.optional(Flag) }),
  response: CardSaved,
  fails: [Code.saveFailed, Code.incompleteCard, Code.cardInvalid],
});

export const delCreditCart = call({
  path: "/order/my/delcreditcart",
  about: "Removes a card, here and from the vault.",
  access: "member",
  effect: "write",
  request: z.object({ card_id: Id }),
  response: z.object({ cards: z.array(Card) }),
  fails: [Code.noData, Code.noPermission],
});

export const userCardDetail = call({
  path: "/api/user/userCardDetail",
  about: "One of the member's saved cards.",
  access: "member",
  effect: "read",
  request: z.object({ card_id: Id }),
  response: Card,
  fails: [Code.noData, Code.noPermission],
});

export const editCreditCard = call({
  path: "/api/user/editCreditCard",
  about:
    "Changes a saved card: by a new token of the vault when its number or period changed, or to be the default.",
  access: "member",
  effect: "write",
  request: z.object({ card_id: Id, vault_token: z.optional(VaultToken), is_default: z.optional(Flag) }),
  response: CardSaved,
  fails: [Code.noData, Code.saveFailed, Code.incompleteCard, Code.noPermission, Code.cardInvalid],
});
