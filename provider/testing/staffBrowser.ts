import type { DeskCall, DeskFault, DeskRequest, DeskResponse } from "#contract/calls/desk/deskCall.ts";
import { acceptInvitation, beginDesk, door } from "#contract/calls/desk/door.ts";
import { invite } from "#contract/calls/desk/staff.ts";
import { offerPairing, pairTablet, signInByPin } from "#contract/calls/desk/tablets.ts";
import { DESK_ORIGIN } from "./deskVisit.ts";
import { planted } from "./guest.ts";
import type { TestProvider } from "./provider.ts";

/** A password that nobody would try first. */
export const GOOD_PASSWORD = "seven bowls of noodles";

/** An answer of the desk's calls, as far as tests look at it. */
interface Reply<C extends DeskCall> {
  readonly status: number;
  readonly data?: DeskResponse<C>;
  readonly fault?: DeskFault;
  readonly seconds?: number;
  readonly fields?: readonly string[];
}

/** A browser of the staff, with its cookies. */
export function staffBrowser(
  provider: Pick<TestProvider, "app">,
  {
    address = "192.0.2.1",
    agent = "Mozilla/5.0 (iPad) Safari/605",
  }: { address?: string; agent?: string } = {},
) {
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { origin: DESK_ORIGIN, "user-agent": agent, cookie: cookie(), ...init.headers };
    const request = new Request(`${DESK_ORIGIN}${path}`, { ...init, headers });
    const response = await provider.app.fetch(request, { address });
    for (const set of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=");
      if (value === "" || set.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  async function call<C extends DeskCall>(declaration: C, request: DeskRequest<C>): Promise<Reply<C>> {
    const response = await send(declaration.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    return { status: response.status, ...((await response.json()) as object) };
  }

  return { call, cookie, send };
}

export type StaffBrowser = ReturnType<typeof staffBrowser>;

/** Makes the first owner of a provider without a demo, by the former password of its settings. */
export async function begunDesk(provider: Pick<TestProvider, "app">, former_password: string) {
  const owner = staffBrowser(provider);
  const account = { name: "Aoi", login: "aoi@example.com", password: GOOD_PASSWORD };
  const { fault } = await owner.call(beginDesk, { former_password, ...account });
  if (fault !== undefined) throw new Error(`The desk was not begun: ${fault}`);
  return { owner, account };
}

/** An account that the owner makes, whose holder has followed the link. */
export async function hired(
  provider: Pick<TestProvider, "app">,
  owner: StaffBrowser,
  account: DeskRequest<typeof invite>,
): Promise<StaffBrowser> {
  const { data, fault } = await owner.call(invite, account);
  if (data === undefined) throw new Error(`Nobody was invited: ${fault}`);
  const browser = staffBrowser(provider);
  const token = new URL(data.link).hash.slice(1);
  const joined = await browser.call(acceptInvitation, {
    token,
    password: passwordOf(account.login),
  });
  if (joined.fault !== undefined) throw new Error(`Nobody joined: ${joined.fault}`);
  return browser;
}

/** A shared tablet of a store, paired by a code of the owner's. */
export async function pairedTablet(
  provider: Pick<TestProvider, "app">,
  owner: StaffBrowser,
  store_id: string,
): Promise<StaffBrowser> {
  const { data, fault } = await owner.call(offerPairing, { store_id });
  if (data === undefined) throw new Error(`There is no code: ${fault}`);
  const tablet = staffBrowser(provider);
  const paired = await tablet.call(pairTablet, { code: data.code, name: "Counter" });
  if (paired.fault !== undefined) throw new Error(`No tablet was paired: ${paired.fault}`);
  return tablet;
}

/** Somebody comes in by a PIN, as the tablet's door offers them. */
export async function signedInByPin(tablet: StaffBrowser, name: string, pin: string): Promise<void> {
  const people = (await tablet.call(door, {})).data?.tablet?.people ?? [];
  const staff_id = people.find((one) => one.name === name)?.staff_id ?? "";
  const { fault } = await tablet.call(signInByPin, { staff_id, pin });
  if (fault !== undefined) throw new Error(`${name} was not let in: ${fault}`);
}

/** Ken, who waits at the diner, and his password. */
export const KEN = { name: "Ken", login: "ken", role: "floor" as const, store_ids: ["diner"] };
export const passwordOf = (login: string) => `${GOOD_PASSWORD} of ${login}`;

/** The fixture without a demo, its first owner, and Ken. */
export async function dinerStaff() {
  const deskPassword = "open the counter";
  const provider = await planted({ settings: { hasDemo: false, deskPassword } });
  const { owner } = await begunDesk(provider, deskPassword);
  return { provider, owner, waiter: await hired(provider, owner, KEN) };
}
