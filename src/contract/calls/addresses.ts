import * as z from "zod/mini";
import { Address, AddressDraft } from "#contract/address.ts";
import { call } from "#contract/call.ts";
import { Id } from "#contract/scalars.ts";
import * as Code from "../codes.ts";

export const addrList = call({
  path: "/order/my/addrlist",
  about: "The caller's addresses, the default first. With `for_store`: whether that store delivers to each.",
  access: "visitor",
  effect: "read",
  request: z.object({ for_store: z.optional(Id) }),
  response: z.object({ addresses: z.array(Address) }),
  fails: [Code.storeMissing],
});

export const addrInfo = call({
  path: "/order/my/addrinfo",
  about: "One of the caller's addresses.",
  access: "visitor",
  effect: "read",
  request: z.object({ address_id: Id }),
  response: Address,
  fails: [Code.addressMissing],
});

export const addrAdd = call({
  path: "/order/my/addradd",
  about: "Adds an address; the first one is the default. 115: there are fifty already.",
  access: "visitor",
  effect: "write",
  request: AddressDraft,
  response: Address,
  fails: [Code.saveFailed],
});

export const addrAlter = call({
  path: "/order/my/addralter",
  about: "Replaces an address. Orders that were placed with it keep it as it was.",
  access: "visitor",
  effect: "write",
  request: z.object({ address_id: Id, ...AddressDraft.shape }),
  response: Address,
  fails: [Code.addressMissing],
});

export const addrDel = call({
  path: "/order/my/addrdel",
  about: "Removes an address; of those left the one used last becomes the default.",
  access: "visitor",
  effect: "write",
  request: z.object({ address_id: Id }),
  response: z.object({ addresses: z.array(Address) }),
  fails: [Code.addressMissing],
});
