import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { addrAdd } from "#contract/calls/addresses.ts";
import { storedSession } from "#state/account/session.ts";
import { WHEREABOUTS_KEY } from "#state/places/addressAround.ts";
import { beforeProvider } from "#tests/component/beforeProvider.ts";
import { openApp } from "#tests/component/openApp.tsx";
import { addressCustomer, MARUNOUCHI, PATIENCE } from "./testing/addressCustomer.ts";

vi.mock("#features/notices/NoticeButton.tsx", async (original) => ({
  ...(await original<object>()),
  default: () => null,
}));

const { provider, onTheWay } = beforeProvider();
const { arrived, field, fillReceiver, someone, tap, type, user, value } = addressCustomer(provider);
/** Whether a field is behind its line. */
const isFolded = async (name: string) => (await field(name)).closest("details")?.open === false;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("a new address", () => {
  it("is filled by its postal code, corrected by hand, and saved for someone without an account", async () => {
    await openApp("/addAddress");
    expect(await isFolded("Prefecture")).toBe(true);
    await fillReceiver();
    await type("Postal code", "１００－０００５");
    await waitFor(async () => expect(await value("Prefecture")).toBe("東京都"), PATIENCE);
    expect(await isFolded("Prefecture")).toBe(true);
    expect(screen.getByText("東京都 千代田区")).toBeDefined();
    expect(await value("City")).toBe("千代田区");
    expect(await value("Town and street number")).toBe("丸の内");
    await type("Town and street number", "1-1-1");
    await user.clear(await field("City"));
    await type("City", "千代田区（丸の内）");
    await user.click(await screen.findByLabelText("Work"));
    await tap("Save");
    await arrived("/userAddress");
    expect((await screen.findByRole("article", {}, PATIENCE)).textContent).toContain(
      "千代田区（丸の内）丸の内1-1-1",
    );
    expect(storedSession()).not.toBeNull();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("1234");
  });

  it("for an order begins with whom the last one was for, and with where stores were looked for", async () => {
    const contact = { uid: null, name: "山田 花子", phone: "09012345678", email: "" };
    const place = { latitude: 35.68, longitude: 139.76, label: "東京駅", source: "search" };
    localStorage.setItem("noren.contact", JSON.stringify(contact));
    localStorage.setItem(WHEREABOUTS_KEY, JSON.stringify({ ...place, postal_code: "1000005" }));
    await openApp("/addAddress?callback=%2FsubmitOrderDev%3FstoreId%3Ddiner");
    await waitFor(async () => expect(await value("Recipient")).toBe("山田 花子"), PATIENCE);
    expect(await value("Phone number")).toBe("090-1234-5678");
    expect(await value("Postal code")).toBe("100-0005");
    await waitFor(async () => expect(await value("Town and street number")).toBe("丸の内"), PATIENCE);
    expect(await value("City")).toBe("千代田区");
  });

  it("for somebody else begins with nothing", async () => {
    const contact = { uid: null, name: "山田 花子", phone: "09012345678", email: "" };
    localStorage.setItem("noren.contact", JSON.stringify(contact));
    await openApp("/addAddress");
    expect(await value("Recipient")).toBe("");
  });

  it("says at each field what is missing, and goes to the first", async () => {
    await openApp("/addAddress");
    await field("Recipient");
    await tap("Save");
    expect(await screen.findByText("Please enter a name.")).toBeDefined();
    expect(await isFolded("City")).toBe(false);
    expect(screen.getByText("Please enter the postal code.")).toBeDefined();
    expect(screen.getByText("Enter the street address (town and number).")).toBeDefined();
    await waitFor(async () => expect(document.activeElement).toBe(await field("Postal code")));
  });

  it.each([
    ["abc🍣", "A postal code has 7 digits, such as 100-0001."],
    ["10000", "A postal code has 7 digits, such as 100-0001."],
  ])("tells that %s is no postal code", async (typed, told) => {
    await openApp("/addAddress");
    await type("Postal code", typed);
    await user.tab();
    expect(await screen.findByText(told)).toBeDefined();
  });

  it("lets one go on by hand where there is no such code", async () => {
    await openApp("/addAddress");
    await type("Postal code", "9999999");
    expect(await screen.findByText(/We couldn’t find this postal code/, {}, PATIENCE)).toBeDefined();
    expect(await value("Prefecture")).toBe("");
    expect(await isFolded("Prefecture")).toBe(false);
  });

  it("lets one go on by hand where the code cannot be looked up", async () => {
    onTheWay((request, ask) => (request.url.endsWith("searchPostCode") ? Response.error() : ask()));
    await openApp("/addAddress");
    // None that another test has found: answers are kept.
    await type("Postal code", "1500001");
    expect(await screen.findByText(/couldn’t look up the code/, {}, PATIENCE)).toBeDefined();
  });

  it("loses nothing that was typed when the page is loaded again, and is empty once one starts over", async () => {
    const { unmount } = await openApp("/addAddress");
    await fillReceiver();
    await type("City", "札幌市<b>🍣</b>");
    unmount();
    await openApp("/addAddress");
    expect(await value("Recipient")).toBe("Hana Sato");
    expect(await value("City")).toBe("札幌市<b>🍣</b>");
    await tap("Undo changes");
    await waitFor(async () => expect(await value("City")).toBe(""));
    expect(sessionStorage.getItem("noren.address")).toBeNull();
  });

  it("keeps everything when it cannot be sent, and is saved once", async () => {
    const { list } = await someone();
    await openApp("/addAddress");
    await fillReceiver();
    await type("Postal code", "1000005");
    await waitFor(async () => expect(await value("City")).toBe("千代田区"), PATIENCE);
    onTheWay(async (request, ask) => {
      const answer = await ask();
      return request.url.endsWith(addrAdd.path) ? Response.error() : answer;
    });
    await tap("Save");
    expect((await screen.findByRole("alert", {}, PATIENCE)).textContent).toContain("Your entries are saved");
    onTheWay((_request, ask) => ask());
    await tap("Save");
    await arrived("/userAddress");
    expect(await list()).toHaveLength(1);
  });

  it("takes prefecture and city from the list, in Japanese as they are delivered by", async () => {
    await openApp("/addAddress");
    await fillReceiver();
    await tap("Choose from the list", "link");
    await arrived("/selectCounty");
    await type("Filter prefectures", "北海");
    await tap(/^Hokkaido/);
    await tap(/札幌市中央区/);
    await arrived("/addAddress");
    expect(await value("Prefecture")).toBe("北海道");
    expect(await value("City")).toBe("札幌市中央区");
    expect(await value("Recipient")).toBe("Hana Sato");
  });

  it("goes back from the cities to the prefectures, and then to the form", async () => {
    await openApp("/addAddress");
    await tap("Choose from the list", "link");
    await tap(/^Hokkaido/);
    await screen.findByRole("button", { name: /札幌市中央区/ }, PATIENCE);
    await tap("Back");
    await screen.findByRole("button", { name: /^Aomori/ }, PATIENCE);
    await tap("Back");
    await arrived("/addAddress");
    expect(await value("City")).toBe("");
  });

  it("looks a code up again that was typed and not answered before the page was loaded anew", async () => {
    const key = JSON.stringify({ owner: null, drafts: { new: { name: "Hana", postal_code: "100-0005" } } });
    sessionStorage.setItem("noren.address", key);
    await openApp("/addAddress");
    await waitFor(async () => expect(await value("City")).toBe("千代田区"), PATIENCE);
    expect(await value("Recipient")).toBe("Hana");
  });

  it("takes one of the areas of a code that two prefectures share", async () => {
    await openApp("/addAddress");
    await fillReceiver();
    await type("Postal code", "4980000");
    await tap("Choose one", "link");
    await arrived("/zipcodeSearch");
    expect(await screen.findByText(/is shared by/, {}, PATIENCE)).toBeDefined();
    const area = (await screen.findAllByRole("button", { name: /三重県/ }, PATIENCE))[0];
    if (area) await user.click(area);
    await arrived("/addAddress");
    expect(await value("Prefecture")).toBe("三重県");
    expect(await value("Phone number")).toContain("1234");
  });

  it("leads back to the screen that asked, and to no other origin", async () => {
    await someone();
    await openApp(`/addAddress?callback=${encodeURIComponent("https://evil.example/")}`);
    await fillReceiver();
    await type("Postal code", "1000005");
    await waitFor(async () => expect(await value("City")).toBe("千代田区"), PATIENCE);
    await tap("Save");
    await arrived("/userAddress");
  });
});

it("fifty addresses are told as such", async () => {
  const { session } = await someone();
  await Promise.all(
    Array.from({ length: 50 }, () => provider().call(addrAdd, { ...MARUNOUCHI }, { session })),
  );
  await openApp("/addAddress");
  await fillReceiver();
  await type("Postal code", "1000005");
  await waitFor(async () => expect(await value("City")).toBe("千代田区"), PATIENCE);
  await tap("Save");
  expect((await screen.findByRole("alert", {}, PATIENCE)).textContent).toContain("up to 50 addresses");
});
