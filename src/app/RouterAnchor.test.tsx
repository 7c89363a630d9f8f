import { fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { expect, it } from "vitest";
import { RouterAnchor } from "./RouterAnchor.tsx";

function Here() {
  return <p>At {useLocation().pathname}</p>;
}

const open = (href: string) =>
  render(
    <MemoryRouter initialEntries={["/storeIndex"]}>
      <RouterAnchor href={href}>Go</RouterAnchor>
      <Here />
    </MemoryRouter>,
  );

it("goes to another screen without a page load", () => {
  open("/orderFood?storeId=ramen");
  expect(fireEvent.click(screen.getByText("Go"))).toBe(false);
  expect(screen.getByText("At /orderFood")).toBeDefined();
});

it.each(["tel:0312345678", "mailto:shop@example.com", "https://example.com/"])(
  "leaves %s to the browser: a phone number is dialled, not looked for among our screens",
  (href) => {
    open(href);
    const link = screen.getByText("Go");
    expect(link.getAttribute("href")).toBe(href);
    expect(fireEvent.click(link)).toBe(true);
    expect(screen.getByText("At /storeIndex")).toBeDefined();
  },
);
