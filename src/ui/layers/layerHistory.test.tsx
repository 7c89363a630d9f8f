import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode, useState } from "react";
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { Button } from "#ui/actions/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Sheet } from "./Sheet.tsx";

// @vitest-environment jsdom

let renders = 0;

const Menu = () => {
  const [sheet, setSheet] = useState(false);
  const [question, setQuestion] = useState(false);
  const navigate = useNavigate();
  useLocation();
  renders++;
  return (
    <>
      <h1>Menu</h1>
      <Button onClick={() => setSheet(true)}>Options</Button>
      <Sheet open={sheet} onClose={() => setSheet(false)} title="Options" closeLabel="Close">
        <Link to="/cart">To the cart</Link>
        <Button onClick={() => setQuestion(true)}>Discard</Button>
        <Button
          onClick={() => {
            setSheet(false);
            // After the way down from the sheet's entry has begun, before it has ended.
            const { go } = History.prototype;
            history.go = (delta) => {
              Reflect.deleteProperty(history, "go");
              go.call(history, delta);
              void navigate("/cart", { replace: true });
            };
          }}
        >
          Order
        </Button>
        <Button
          onClick={() => {
            setSheet(false);
            void navigate("/cart", { replace: true });
          }}
        >
          Order at once
        </Button>
      </Sheet>
      <Dialog open={question} onClose={() => setQuestion(false)} title="Discard?" />
    </>
  );
};

const App = () => (
  <StrictMode>
    <BrowserRouter>
      <Routes>
        <Route path="/" element={<Link to="/menu">To the menu</Link>} />
        <Route path="/menu" element={<Menu />} />
        <Route path="/cart" element={<h1>Cart</h1>} />
      </Routes>
    </BrowserRouter>
  </StrictMode>
);

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));
const back = async () => {
  history.back();
  await settled();
};
const press = async (name: string, role: "button" | "link" = "button") => {
  await userEvent.setup().click(screen.getByRole(role, { name }));
  await settled();
};
const heading = () => screen.getByRole("heading", { level: 1, hidden: true }).textContent;
const openMenu = async () => {
  history.pushState(null, "", "/");
  render(<App />);
  await press("To the menu", "link");
};

beforeEach(() => {
  renders = 0;
});

test("back closes the sheet, the next back leaves the page", async () => {
  await openMenu();
  await press("Options");
  await back();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(heading()).toBe("Menu");
  await back();
  expect(screen.getByRole("link", { name: "To the menu" })).toBeTruthy();
});

test("a sheet closed by its button leaves no entry behind, so one back leaves the page", async () => {
  await openMenu();
  await press("Options");
  await press("Close");
  await back();
  expect(screen.getByRole("link", { name: "To the menu" })).toBeTruthy();
});

test("back closes a dialog over a sheet first, then the sheet", async () => {
  await openMenu();
  await press("Options");
  await press("Discard");
  await back();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("dialog")).toBeTruthy();
  await back();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(heading()).toBe("Menu");
});

test("after a link in a sheet was followed, back leads to the page without a dead step", async () => {
  await openMenu();
  await press("Options");
  await press("To the cart", "link");
  expect(heading()).toBe("Cart");
  await back();
  await waitFor(() => expect(heading()).toBe("Menu"));
  await settled();
  await back();
  expect(screen.getByRole("link", { name: "To the menu" })).toBeTruthy();
});

test("closing by back does not render the page again for the router", async () => {
  await openMenu();
  await press("Options");
  const before = renders;
  await back();
  // The sheet's own state, twice for StrictMode.
  expect(renders - before).toBeLessThanOrEqual(2);
});

test("open, close and open again leaves one entry", async () => {
  await openMenu();
  await press("Options");
  await press("Close");
  await press("Options");
  expect(history.state.layers).toHaveLength(1);
  await back();
  expect(heading()).toBe("Menu");
  expect(history.state.layers).toBeUndefined();
});

test("a page that is replaced while its sheet's entry is being left is the page in the address, and back leaves it", async () => {
  await openMenu();
  await press("Options");
  await press("Order");
  expect([heading(), location.pathname]).toEqual(["Cart", "/cart"]);
  await back();
  expect(screen.getByRole("link", { name: "To the menu" })).toBeTruthy();
});

test.each(["Options", "Discard"])(
  "a page that is replaced in the task in which %s closes leaves nothing behind",
  async (topmost) => {
    await openMenu();
    await press("Options");
    if (topmost === "Discard") await press("Discard");
    await press("Order at once");
    expect([heading(), location.pathname]).toEqual(["Cart", "/cart"]);
    expect(history.state.layers).toBeUndefined();
    await back();
    expect(screen.getByRole("link", { name: "To the menu" })).toBeTruthy();
    expect(location.pathname).toBe("/");
  },
);

test("an address that is tidied under an open sheet stays tidy once the sheet has closed, and back leaves the page", async () => {
  await openMenu();
  await press("Options");
  history.replaceState(history.state, "", "/menu?tidy");
  await press("Close");
  expect([heading(), location.search]).toEqual(["Menu", "?tidy"]);
  expect(history.state.layers).toBeUndefined();
  await back();
  expect(screen.getByRole("link", { name: "To the menu" })).toBeTruthy();
});
