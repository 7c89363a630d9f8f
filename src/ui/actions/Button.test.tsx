import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AnchorComponent, type AnchorProps } from "./Anchor.tsx";
import { Button } from "./Button.tsx";

// @vitest-environment jsdom

test("a busy button ignores taps and keeps the focus", async () => {
  const user = userEvent.setup();
  const onClick = vi.fn<() => void>();
  const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
  await user.click(screen.getByRole("button", { name: "Pay" }));
  rerender(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Pay", busy: true });
  await user.click(button);
  await user.keyboard("{Enter} ");
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(button);
});

test("a busy submit button sends its form no second time", async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Remark" />
      <Button type="submit" busy>
        Order
      </Button>
    </form>,
  );
  await user.type(screen.getByRole("textbox", { name: "Remark" }), "Hot{Enter}");
  await user.click(screen.getByRole("button", { name: "Order" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a button does not submit a form unless it is told to", async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn<(event: { preventDefault(): void }) => void>((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Show</Button>
    </form>,
  );
  await user.click(screen.getByRole("button", { name: "Show" }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("with an address it is the link that the app provides", () => {
  const RouterLink = ({ href, children, ...rest }: AnchorProps) => (
    <a href={`/app${href}`} {...rest}>
      {children}
    </a>
  );
  render(
    <AnchorComponent value={RouterLink}>
      <Button href="/orderFood">Menu</Button>
    </AnchorComponent>,
  );
  expect(screen.getByRole("link", { name: "Menu" }).getAttribute("href")).toBe("/app/orderFood");
});
