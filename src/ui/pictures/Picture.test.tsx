import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture } from "./Picture.tsx";

// @vitest-environment jsdom
const ramen = { src: "/pictures/ramen", widths: [240, 480], ratio: 0.75, tint: "#f6e3cf" };

test("it offers each width as AVIF and WebP, keeps its place, and waits until it is near", () => {
  const { container } = render(<Picture {...ramen} alt="A bowl of ramen" sizes="112px" />);
  const image = screen.getByRole("img", { name: "A bowl of ramen" });
  expect(image.getAttribute("srcset")).toBe("/pictures/ramen-240.webp 240w, /pictures/ramen-480.webp 480w");
  expect(container.querySelector("source")?.getAttribute("srcset")).toBe(
    "/pictures/ramen-240.avif 240w, /pictures/ramen-480.avif 480w",
  );
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["480", "360"]);
  expect(image.getAttribute("loading")).toBe("lazy");
});

test("on the first screen it is loaded at once and first", () => {
  render(<Picture {...ramen} alt="A bowl of ramen" sizes="112px" priority />);
  const image = screen.getByRole("img", { name: "A bowl of ramen" });
  expect(image.getAttribute("loading")).toBe("eager");
  expect(image.getAttribute("fetchpriority")).toBe("high");
});

test("beside a greater one it is loaded at once as well, and after that", () => {
  render(<Picture {...ramen} alt="A bowl of ramen" sizes="112px" eager />);
  const image = screen.getByRole("img", { name: "A bowl of ramen" });
  expect(image.getAttribute("loading")).toBe("eager");
  expect(image.getAttribute("fetchpriority")).toBe("low");
});

test("one that does not load leaves its tint, not a broken frame", () => {
  render(<Picture {...ramen} alt="A bowl of ramen" sizes="112px" />);
  const image = screen.getByRole("img", { name: "A bowl of ramen" });
  fireEvent.error(image);
  expect(image.hasAttribute("data-broken")).toBe(true);
});
