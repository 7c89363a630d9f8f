import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useLocation } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { QuestionScreen } from "./QuestionScreens.tsx";

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

async function open(query: { item?: string; keyword?: string } = {}, address = "/question") {
  const view = await renderPart(
    <>
      <QuestionScreen query={query} />
      <Here />
    </>,
    { address, texts: ["store"] },
  );
  await screen.findByRole("search");
  const opened = () => [...view.container.querySelectorAll("details[open]")].map(({ id }) => id);
  return { ...view, opened, user: userEvent.setup() };
}

describe("questions and answers", () => {
  it("are ten, all of them folded", async () => {
    const { container, opened } = await open();
    expect(container.querySelectorAll("details")).toHaveLength(10);
    expect(opened()).toEqual([]);
  });

  it.each([
    [{ item: "no-code" }, "/question?item=no-code"],
    [{}, "/question#no-code"],
  ])("open at the one that a link names: %j %s", async (query, address) => {
    const { opened } = await open(query, address);
    expect(opened()).toEqual(["no-code"]);
    expect(scrolled).toHaveBeenCalledWith("no-code");
  });

  it("unfold at a tap, and the address can be passed on", async () => {
    const { user, opened } = await open();
    await user.click(screen.getByText("Can I have a receipt?"));
    expect(await screen.findByText("Here: /question?item=receipt")).toBeDefined();
    expect(opened()).toEqual(["receipt"]);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("are searched by the words of question and answer, whatever their width and size", async () => {
    const { user, container } = await open();
    await user.type(screen.getByRole("searchbox"), "ＯＰＥＮＩＤ");
    expect(screen.getByText("No question matches")).toBeDefined();
    await user.clear(screen.getByRole("searchbox"));
    await user.type(screen.getByRole("searchbox"), "airplane ＭＯＤＥ");
    expect([...container.querySelectorAll("details")].map(({ id }) => id)).toEqual(["no-code"]);
    expect(screen.getByRole("status").textContent).toBe("Questions found: 1");
  });

  it("begin with the search that a link brings", async () => {
    const { container } = await open({ keyword: "WeChat" });
    const found = container.querySelectorAll("details").length;
    expect(found).toBeGreaterThan(1);
    expect(found).toBeLessThan(10);
  });
});
