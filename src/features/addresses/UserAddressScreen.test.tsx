import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addrDel } from "#contract/calls/addresses.ts";
import { taken } from "#provider/testing/guest.ts";
import { storedSession } from "#state/account/session.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { addressCustomer, PATIENCE } from "./testing/addressCustomer.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));

const { provider } = beforeProvider();
const { arrived, field, someone, tap, type, user, value } = addressCustomer(provider);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("the list of addresses", () => {
  it("shows the default first, with its receiver, phone and label", async () => {
    await someone({}, { name: "Taro", label: "work", address: "丸の内9-9-9", is_default: 1 });
    await openApp("/userAddress");
    const [first, second] = await screen.findAllByRole("article", {}, PATIENCE);
    expect(first?.textContent).toContain("WorkDefault");
    expect(first?.textContent).toContain("Taro");
    expect(first?.textContent).toContain("090-1234-5678");
    expect(second?.textContent).toContain("丸の内1-1-1");
  });

  it("deletes only after a yes", async () => {
    const { list } = await someone({}, { address: "丸の内9-9-9" });
    await openApp("/userAddress");
    await tap(/^Delete.*9-9-9/);
    await tap("Cancel");
    expect(await list()).toHaveLength(2);
    await tap(/^Delete.*9-9-9/);
    const question = await screen.findByRole("alertdialog", {}, PATIENCE);
    await user.click(within(question).getByText("Delete"));
    await waitFor(() => expect(screen.queryAllByRole("article")).toHaveLength(1), PATIENCE);
    expect(await list()).toHaveLength(1);
  });

  it("lets one choose by keyboard alone, and carries where stores are looked for", async () => {
    await someone({ label: "home", position: { latitude: 35.68, longitude: 139.76 } });
    await openApp("/userAddress?callback=%2FaddressStores");
    const card = await screen.findByRole("button", { name: /^HomeDefault/ }, PATIENCE);
    for (let step = 0; step < 30 && document.activeElement !== card; step += 1) await user.tab();
    expect(document.activeElement).toBe(card);
    await user.keyboard("{Enter}");
    await arrived("/addressStores");
    expect(JSON.parse(localStorage.getItem("noren.whereabouts") ?? "null")).toMatchObject({
      latitude: 35.68,
      label: "Home",
      source: "address",
    });
  });

  it("says that there are none, without asking for someone who has no session", async () => {
    await openApp("/MallUserAddress");
    expect(await screen.findByText("No addresses yet", {}, PATIENCE)).toBeDefined();
    expect(storedSession()).toBeNull();
    expect(screen.getByRole("link", { name: "Have an account? Sign in" }).getAttribute("href")).toBe(
      "/loginInput?callback=%2FMallUserAddress",
    );
  });

  it("stands by its label in the customer's language where one says where one is", async () => {
    await someone({ label: "home", position: { latitude: 35.68, longitude: 139.76 } });
    await openApp("/addressPosition");
    expect(await screen.findByRole("button", { name: /^Home/ }, PATIENCE)).toBeDefined();
  });

  it("is shown though the store that asked does not exist", async () => {
    await someone({});
    await openApp("/userAddress?forStore=nowhere&callback=%2Fhome");
    expect((await screen.findByRole("article", {}, PATIENCE)).textContent).toContain("丸の内1-1-1");
  });
});

describe("an address that is there", () => {
  it("is corrected, and its other fields stay", async () => {
    const { saved, list } = await someone({ detail: "301" });
    await openApp(`/addressDetail?addressId=${saved[0]?.address_id}`);
    expect(await value("Phone number")).toBe("090-1234-5678");
    expect(await value("Postal code")).toBe("100-0005");
    await user.clear(await field("Town and street number"));
    await type("Town and street number", "丸の内2-2-2");
    await tap("Save");
    await arrived("/userAddress");
    expect(await list()).toMatchObject([{ address: "丸の内2-2-2", detail: "301", name: "Hana" }]);
  });

  it("is saved as a new one where it was removed elsewhere meanwhile", async () => {
    const { saved, session, list } = await someone({});
    const address_id = saved[0]?.address_id ?? "";
    await openApp(`/addressDetail?addressId=${address_id}`);
    await type(/Building and room/, "301");
    await taken(provider().call(addrDel, { address_id }, { session }));
    await tap("Save");
    await tap("Save as a new address");
    await arrived("/userAddress");
    expect(await list()).toMatchObject([{ detail: "301" }]);
  });

  it("says so where there is none of that id", async () => {
    await someone();
    await openApp("/addressDetail?addressId=gone");
    expect(await screen.findByText("Address not found", {}, PATIENCE)).toBeDefined();
  });

  it("gets a label, and becomes the default", async () => {
    const { saved, list } = await someone({}, { address: "丸の内9-9-9" });
    await openApp(`/addressKey?addressId=${saved[1]?.address_id}`);
    await user.click(await screen.findByLabelText("Other", {}, PATIENCE));
    await type(/Your own label/, "Parents");
    await user.click(await screen.findByRole("switch"));
    await tap("Save");
    await waitFor(
      async () =>
        expect(await list()).toMatchObject([
          { address: "丸の内9-9-9", label: "Parents", is_default: 1 },
          { is_default: 0 },
        ]),
      PATIENCE,
    );
  });

  it("is offered as home and work, and made where there is none", async () => {
    await someone({ label: "home" });
    await openApp("/addressKey");
    expect((await screen.findByText("Work", {}, PATIENCE)).closest("a")?.getAttribute("href")).toBe(
      "/addAddress?label=work",
    );
    expect(screen.getByText("Home").closest("a")?.getAttribute("href")).toContain("/addressKey?addressId=");
  });
});
