import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Component, type ReactNode, Suspense } from "react";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { LazyLayer, lazyWithRetry, tellRecovered } from "./lazyWithRetry.tsx";
import { SectionBoundary } from "./SectionBoundary.tsx";

/** A part whose code comes as soon as there is a network. */
function late() {
  const net = { isOffline: true, asked: 0 };
  const Part = lazyWithRetry(async () => {
    net.asked += 1;
    if (net.isOffline) throw new TypeError("Failed to fetch dynamically imported module");
    return { default: ({ words }: { readonly words: string }) => <p>{words}</p> };
  });
  return { net, Part };
}

const settle = () => act(async () => {});

it("a sheet whose code did not come is fetched again by the next tap, and stays once it is there", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { net, Part } = late();
  render(
    <LazyLayer>
      <Part words="Your cart" />
    </LazyLayer>,
  );
  await settle();
  expect(screen.queryByText("Your cart")).toBeNull();
  expect(net.asked).toBe(1);
  net.isOffline = false;
  fireEvent.click(document.body);
  expect(await screen.findByText("Your cart")).toBeDefined();
  const { asked } = net;
  fireEvent.click(document.body);
  await settle();
  expect(net.asked).toBe(asked);
});

it("a part of a screen whose code did not come is fetched again when the network is back", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { net, Part } = late();
  await renderPart(
    <SectionBoundary>
      <Suspense>
        <Part words="Reviews" />
      </Suspense>
    </SectionBoundary>,
  );
  await screen.findByRole("alert");
  net.isOffline = false;
  fireEvent(window, new Event("online"));
  expect(await screen.findByText("Reviews")).toBeDefined();
});

it("what React got over is told by its cause, but for code that did not come", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const tell = vi.fn<(error: unknown) => void>();
  vi.stubGlobal("reportError", tell);
  let failed: unknown;
  const Part = lazyWithRetry(() => Promise.reject<never>(new TypeError("Failed to fetch")));
  class Catching extends Component<{ readonly children: ReactNode }, { readonly isOver: boolean }> {
    override state = { isOver: false };
    static getDerivedStateFromError() {
      return { isOver: true };
    }
    override componentDidCatch(error: unknown) {
      failed = error;
    }
    override render() {
      return this.state.isOver ? null : this.props.children;
    }
  }
  render(
    <Catching>
      <Suspense>
        <Part />
      </Suspense>
    </Catching>,
  );
  await settle();
  expect(failed).toBeInstanceOf(TypeError);
  tellRecovered(new Error("got over", { cause: failed }));
  expect(tell).not.toHaveBeenCalled();
  const crash = new RangeError("no such dish");
  tellRecovered(new Error("got over", { cause: crash }));
  tellRecovered(crash);
  expect(tell.mock.calls).toEqual([[crash], [crash]]);
  vi.unstubAllGlobals();
});
