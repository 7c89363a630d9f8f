import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { LowDataChoice } from "#features/members/Settings.tsx";
import { renderPart } from "#parts/testing/renderPart.tsx";
import { Picture, PictureInstead } from "#ui/pictures/Picture.tsx";
import LowPicture from "./LowPicture.tsx";
import { pictureInsteadAtom } from "./pictureInsteadAtom.ts";

// @vitest-environment jsdom
const ramen = { src: "/pictures/ramen", widths: [240, 480, 960], ratio: 0.75, tint: "#f6e3cf" };
const saving = (children: ReactNode) => <PictureInstead value={LowPicture}>{children}</PictureInstead>;

beforeEach(() => {
  localStorage.clear();
  document.cookie = "low_data=; Max-Age=0; Path=/";
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

it("a picture asks for nothing until it is wanted, and then for its smallest file", async () => {
  const { container } = await renderPart(
    saving(<Picture {...ramen} alt="A bowl of ramen" sizes="100vw" frame="wide" priority />),
  );
  expect(container.querySelector("img, source")).toBeNull();
  expect(screen.getByRole("img", { name: "A bowl of ramen" })).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Show picture" }));
  const shown = screen.getByRole("img", { name: "A bowl of ramen" });
  expect(shown.getAttribute("srcset")).toBe("/pictures/ramen-240.webp 240w");
  expect(shown.getAttribute("src")).toBe("/pictures/ramen-240.webp");
});

it("a small picture in a link comes on a tap on its mark, and does not lead away", async () => {
  const follow = vi.fn<(event: unknown) => void>();
  const { container } = await renderPart(
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={follow}>{saving(<Picture {...ramen} alt="" sizes="104px" frame="square" />)}</div>,
  );
  expect(screen.queryByRole("button")).toBeNull();
  const mark = container.querySelector("[role=presentation]");
  if (mark) await userEvent.click(mark);
  expect(container.querySelector("img")).not.toBeNull();
  expect(follow).not.toHaveBeenCalled();
});

it("the choice is kept on the device, told to the server, and in effect at once", async () => {
  const store = createStore();
  function Page() {
    return (
      <PictureInstead value={useAtomValue(pictureInsteadAtom)}>
        <Picture {...ramen} alt="A bowl of ramen" sizes="104px" />
        <LowDataChoice />
      </PictureInstead>
    );
  }
  const { container } = await renderPart(<Page />, { texts: ["user"], store });
  expect(container.querySelector("img")).not.toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "On" }));
  await vi.waitFor(() => expect(container.querySelector("img")).toBeNull());
  expect(localStorage.getItem("low_data")).toBe("on");
  expect(document.cookie).toContain("low_data=on");
  await userEvent.click(screen.getByRole("radio", { name: "Off" }));
  await vi.waitFor(() => expect(container.querySelector("img")).not.toBeNull());
  expect(document.cookie).toContain("low_data=off");
});

it("by default it does as the device says", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const store = createStore();
  await renderPart(<LowDataChoice />, { texts: ["user"], store });
  await userEvent.click(screen.getByRole("radio", { name: "Off" }));
  await vi.waitFor(() => expect(store.get(pictureInsteadAtom)).toBeNull());
  await userEvent.click(screen.getByRole("radio", { name: "Device" }));
  await vi.waitFor(() => expect(store.get(pictureInsteadAtom)).not.toBeNull());
  expect(localStorage.getItem("low_data")).toBeNull();
});
