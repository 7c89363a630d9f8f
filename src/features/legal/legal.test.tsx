import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useLocation } from "react-router-dom";
import { companyInfo } from "#contract/calls/store.ts";
import * as Code from "#contract/codes.ts";
import type { Disclosure } from "#contract/store.ts";
import { LOCALES } from "#domain/values/localeCodes.ts";
import { on, renderPart } from "#parts/testing/renderPart.tsx";
import { PolicyScreen, RuleScreen, SecretScreen, StatuteScreen } from "./DocumentScreens.tsx";

const disclosureOf = (seller: string): Disclosure => ({
  seller,
  responsible_person: "Hanako",
  address: "1-1 Tokyo",
  phone: "03-1234-5678",
  email: "help@example.com",
  website: "https://example.com/",
  prices: "As shown",
  additional_charges: "None",
  payment_methods: "Cash",
  payment_timing: "At once",
  delivery_timing: "Soon",
  returns: "None",
  qualification: "Licence 1",
});

const rules = [
  on(companyInfo, ({ store_id, of_operator }) => ({
    data: disclosureOf(of_operator === 1 ? "Kitsutsuki Inc." : `Store ${store_id}`),
  })),
];

function Here() {
  const { pathname, search, hash } = useLocation();
  return <p>Here: {pathname + search + hash}</p>;
}

const scrolled = vi.fn<(id: string) => void>();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scroll() {
    scrolled(this.id);
  };
});

describe("a legal document", () => {
  it.each(LOCALES)("is there in %s, with the operator's name and how to reach it", async (locale) => {
    const { container } = await renderPart(<RuleScreen query={{}} />, { locale, rules, texts: ["store"] });
    expect(await screen.findByText("help@example.com")).toBeDefined();
    expect(container.textContent).toContain("Kitsutsuki Inc.");
    expect(container.textContent).not.toContain("{{");
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(20);
  });

  it("can be read where the operator cannot be asked, and says where it can be asked again", async () => {
    await renderPart(<SecretScreen query={{}} />, { texts: ["store"] });
    expect(await screen.findByText(/^the operator of this service/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  it("is gone through by its contents, without a step that back would have to undo", async () => {
    await renderPart(
      <>
        <PolicyScreen />
        <Here />
      </>,
      { rules, texts: ["store"], address: "/policy" },
    );
    const steps = window.history.length;
    const contents = await screen.findByRole("navigation", { name: "Contents" });
    await userEvent.click(within(contents).getByText("Refunds"));
    expect(screen.getByText("Here: /policy#refunds")).toBeDefined();
    expect(scrolled).toHaveBeenLastCalledWith("refunds");
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Refunds" }));
    expect(window.history.length).toBe(steps);
  });

  it("opens at the section that a link names", async () => {
    await renderPart(<PolicyScreen />, { rules, texts: ["store"], address: "/policy#browser" });
    await screen.findByRole("heading", { name: "What is stored in your browser" });
    expect(scrolled).toHaveBeenLastCalledWith("browser");
  });

  it("leads to the sections and pages that it speaks of", async () => {
    await renderPart(<SecretScreen query={{}} />, { rules, texts: ["store"] });
    const link = await screen.findByRole("link", { name: "account deletion screen" });
    expect(link.getAttribute("href")).toBe("/unsubscribe-tips");
    const outside = screen.getByRole("link", { name: "Personal Information Protection Commission" });
    expect(outside.getAttribute("rel")).toBe("noopener noreferrer");
  });
});

describe("the disclosure by law", () => {
  it("is the operator's own, of 13 items, where no store is named", async () => {
    const { container } = await renderPart(<StatuteScreen query={{}} />, { rules, texts: ["store"] });
    expect(await screen.findByText("Kitsutsuki Inc.")).toBeDefined();
    expect(container.querySelectorAll("dt")).toHaveLength(13);
  });

  it("is the store's where one is named, and leads to the operator's", async () => {
    await renderPart(<StatuteScreen query={{ storeId: "bar" }} />, { rules, texts: ["store"] });
    expect(await screen.findByText("Store bar")).toBeDefined();
    expect(screen.getByRole("link", { name: "See the operator’s own disclosure" }).getAttribute("href")).toBe(
      "/statute",
    );
  });

  it("leads to the store's own terms and privacy policy, which are read above those of the service", async () => {
    const own_texts = {
      terms: { text: "当店では予約の変更は前日までにお願いします。\n\n二段落目。", lang: "ja" },
      privacy: { text: "We keep your phone number for a month." },
    };
    const withOwn = [
      on(companyInfo, ({ store_id }) => ({
        data: {
          ...disclosureOf(store_id === undefined ? "Kitsutsuki Inc." : "Store bar"),
          ...(store_id && { own_texts }),
        },
      })),
    ];
    const { unmount } = await renderPart(<StatuteScreen query={{ storeId: "bar" }} />, {
      rules: withOwn,
      texts: ["store"],
    });
    const link = await screen.findByRole("link", { name: "The store’s own terms" });
    expect(link.getAttribute("href")).toBe("/rule?storeId=bar");
    expect(screen.getByRole("link", { name: "The store’s own privacy policy" })).toBeDefined();
    unmount();
    await renderPart(<RuleScreen query={{ storeId: "bar" }} />, { rules: withOwn, texts: ["store"] });
    const own = await screen.findByRole("region", { name: "The store’s own terms" });
    expect(within(own).getByText("日本語").getAttribute("lang")).toBe("ja");
    expect(within(own).getByText("二段落目。").parentElement?.getAttribute("lang")).toBe("ja");
    expect(screen.getAllByRole("heading", { level: 2 }).length).toBeGreaterThan(20);
  });

  it("says nothing of its own where a store has no such text", async () => {
    await renderPart(<SecretScreen query={{ storeId: "bar" }} />, { rules, texts: ["store"] });
    await screen.findByText("help@example.com");
    expect(screen.queryByRole("region", { name: "The store’s own privacy policy" })).toBeNull();
  });

  it("says so where the store does not exist", async () => {
    const none = on(companyInfo, () => ({ code: Code.storeMissing }));
    await renderPart(<StatuteScreen query={{ storeId: "none" }} />, { rules: [none], texts: ["store"] });
    expect(await screen.findByText("Code 201")).toBeDefined();
  });
});
