import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Picture } from "#contract/scalars.ts";
import company from "#locales/en/desk/company.json" with { type: "json" };
import desk from "#locales/en/desk/desk.json" with { type: "json" };
import words from "#locales/en/desk/pictures.json" with { type: "json" };
import form from "#locales/en/form.json" with { type: "json" };
import { fakeUploads, keptPicture, type Reply, someJpeg } from "#parts/uploads/testing/fakeUploads.ts";
import { startTexts } from "#text/instance.ts";
import { PictureField } from "./PictureField.tsx";

const texts = startTexts("en", {
  "desk/pictures": words,
  "desk/company": company,
  "desk/desk": desk,
  form,
});
const there = (number: number) => ({ picture: keptPicture(number).picture });

beforeEach(() => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:chosen", revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

/** The field in a form that keeps what it says; the provider answers in this order. */
function shown(replies: readonly Reply[], first: Picture | null = null) {
  const told = vi.fn<(picture: Picture | null) => void>();
  const { forms } = fakeUploads((number) => replies[number - 1] ?? "broken");
  function Form() {
    const [picture, setPicture] = useState(first);
    const change = (next: Picture | null) => {
      told(next);
      setPicture(next);
    };
    return <PictureField label="Photo" ratio={1} value={picture} onChange={change} />;
  }
  render(
    <I18nextProvider i18n={texts}>
      <Form />
    </I18nextProvider>,
  );
  const field = screen.getByRole("group", { name: "Photo" });
  const zone = field.querySelector("[data-picture-field]") ?? field;
  const input = field.querySelector<HTMLInputElement>("input[type=file]:not([capture])");
  if (input === null) throw new Error("No field for files");
  return { told, forms, zone, input, field, user: userEvent.setup() };
}

const asTransfer = (file: File) => ({ files: [file], types: ["Files"] });

it("is sent as soon as it is chosen, cropped around its middle, and is the form's then", async () => {
  const { forms, input, told, user } = shown([there(1)]);
  await user.upload(input, someJpeg("soba.jpg"));
  await screen.findByText(words.sent);
  expect(Object.fromEntries(forms[0]?.entries() ?? [])).toMatchObject({
    ratio: "1",
    zoom: "1",
    x: "0.5",
    y: "0.5",
  });
  expect(forms[0]?.get("file")).toMatchObject({ name: "picture" });
  expect(told).toHaveBeenCalledExactlyOnceWith(keptPicture(1).picture);
});

it("can be dropped and pasted; what is no picture is refused in words, and the former one stays", async () => {
  const { forms, told, zone } = shown([there(1), there(2)]);
  fireEvent.drop(zone, { dataTransfer: asTransfer(someJpeg("a")) });
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(keptPicture(1).picture));
  fireEvent.paste(document.body, { clipboardData: asTransfer(someJpeg("b")) });
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(keptPicture(2).picture));
  fireEvent.drop(zone, { dataTransfer: asTransfer(new File(["<svg/>"], "a.jpg", { type: "image/jpeg" })) });
  expect(await screen.findByText(words.fault.not_a_picture)).toBeDefined();
  expect([forms.length, told.mock.calls.length]).toEqual([2, 2]);
});

it("leaves what is pasted into another field alone", async () => {
  const { forms } = shown([there(1)]);
  const other = document.body.appendChild(document.createElement("input"));
  other.focus();
  const event = fireEvent.paste(other, { clipboardData: asTransfer(someJpeg("a")) });
  expect(event).toBe(true);
  other.remove();
  expect(forms).toHaveLength(0);
});

it("says what the provider refuses, and what broke on the way can be sent again", async () => {
  const { input, told, user } = shown([{ fault: "broken" }, "broken", there(3)]);
  await user.upload(input, someJpeg("a"));
  expect(await screen.findByText(words.fault.broken)).toBeDefined();
  expect(screen.queryByRole("button", { name: words.again })).toBeNull();
  await user.upload(input, someJpeg("b"));
  await user.click(await screen.findByRole("button", { name: words.again }));
  await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith(keptPicture(3).picture));
});

it("is cropped by the keyboard, and sent anew with the focus point", async () => {
  const { field, forms, input, told, user } = shown([there(1), there(2)]);
  await user.upload(input, someJpeg("a"));
  await user.click(await screen.findByRole("button", { name: words.crop }));
  const image = field.querySelector("img");
  if (image === null) throw new Error("Nothing to crop");
  Object.defineProperties(image, { naturalWidth: { value: 1_000 }, naturalHeight: { value: 500 } });
  fireEvent.load(image);
  const point = screen.getByRole("slider", { name: words.focus });
  point.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}{ArrowRight}");
  expect(point.getAttribute("aria-valuetext")).toBe("46% from the left, 50% from the top");
  fireEvent.change(screen.getByRole("slider", { name: words.zoom }), { target: { value: "2" } });
  await user.click(screen.getByRole("button", { name: words.useCrop }));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(keptPicture(2).picture));
  const sent = Object.fromEntries(forms[1]?.entries() ?? []);
  expect(sent).toMatchObject({ ratio: "1", zoom: "2", y: "0.5" });
  expect(Number(sent["x"])).toBeCloseTo(0.46);
  expect(screen.queryByRole("slider", { name: words.focus })).toBeNull();
});

it("keeps what was written of it with a better picture, and leaves with it when it is taken out", async () => {
  const { input, told, user } = shown([there(2)], keptPicture(1).picture);
  await user.type(screen.getByLabelText(`${words.alt} (日本語)`), "海老が2尾");
  await user.click(screen.getByText(company.others, { selector: "summary" }));
  await user.type(screen.getByLabelText(`${words.alt} (English)`), "Two prawns");
  const alt = { ja: "海老が2尾", en: "Two prawns" };
  expect(told).toHaveBeenLastCalledWith({ ...keptPicture(1).picture, alt });
  await user.upload(input, someJpeg("a"));
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ ...keptPicture(2).picture, alt }));
  await user.clear(screen.getByLabelText(`${words.alt} (English)`));
  expect(told).toHaveBeenLastCalledWith({ ...keptPicture(2).picture, alt: { ja: alt.ja } });
  await user.click(
    within(screen.getByRole("group", { name: "Photo" })).getByRole("button", { name: words.remove }),
  );
  expect(told).toHaveBeenLastCalledWith(null);
});
