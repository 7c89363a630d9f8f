import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CheckCards, RadioCards } from "./ChoiceCards.tsx";
import { Field } from "./Field.tsx";
import { Select, TextArea, TextInput } from "./TextInput.tsx";

// @vitest-environment jsdom

test("a field's error is tied to its control, together with the hint", () => {
  const { rerender } = render(
    <Field label="Phone" hint="11 digits">
      <TextInput name="phone" />
    </Field>,
  );
  const phone = screen.getByRole("textbox", { name: "Phone", description: "11 digits" });
  expect(phone.getAttribute("aria-invalid")).toBeNull();
  rerender(
    <Field label="Phone" hint="11 digits" error="One digit is missing">
      <TextInput name="phone" />
    </Field>,
  );
  expect(screen.getByRole("textbox", { description: "11 digits One digit is missing" })).toBe(phone);
  expect(phone.getAttribute("aria-invalid")).toBe("true");
});

test("each control of the set takes its name from the field", () => {
  render(
    <>
      <Field label="Guests" required>
        <Select options={[{ value: "1", label: "1" }]} placeholder="Choose" />
      </Field>
      <Field label="Remark">
        <TextArea value="" onChange={() => {}} />
      </Field>
      <Field label="Payment" group error="Choose one">
        <RadioCards
          name="pay"
          options={[{ value: "cash", label: "Cash" }]}
          value={null}
          onChange={() => {}}
        />
      </Field>
    </>,
  );
  expect(screen.getByRole("combobox", { name: "Guests" }).getAttribute("aria-required")).toBe("true");
  expect(screen.getByRole("textbox", { name: "Remark" })).toBeTruthy();
  expect(screen.getByRole("group", { name: "Payment", description: "Choose one" })).toBeTruthy();
});

test("radio cards work by keyboard", async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(value: "cash" | "card") => void>();
  const options = [
    { value: "cash", label: "Cash" },
    { value: "card", label: "Card" },
  ] as const;
  render(<RadioCards name="pay" options={options} value="cash" onChange={onChange} />);
  await user.tab();
  await user.keyboard("{ArrowDown}");
  expect(onChange.mock.calls).toEqual([["card"]]);
});

test("of check cards any number can be chosen", async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(values: ("egg" | "pork")[]) => void>();
  const options = [
    { value: "egg", label: "Egg" },
    { value: "pork", label: "Pork" },
  ] as const;
  render(<CheckCards name="extra" options={options} values={["egg"]} onChange={onChange} />);
  await user.click(screen.getByRole("checkbox", { name: "Pork" }));
  await user.click(screen.getByRole("checkbox", { name: "Egg" }));
  expect(onChange.mock.calls).toEqual([[["egg", "pork"]], [[]]]);
});

test("a text area counts what is typed", () => {
  const counter = (length: number, max: number) => `${length} of ${max}`;
  render(<TextArea maxLength={9} counter={counter} value="abcd" onChange={() => {}} />);
  expect(screen.getByText("4 of 9")).toBeTruthy();
});
