import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { RatingInput } from "#ui/fields/RatingInput.tsx";
import { Rating } from "./Rating.tsx";

// @vitest-environment jsdom

function Choosing() {
  const [stars, setStars] = useState(0);
  return (
    <RatingInput name="stars" optionLabel={(number) => `${number} stars`} value={stars} onChange={setStars} />
  );
}

test("stars are chosen by tap or by arrow, and none is chosen at first", async () => {
  const user = userEvent.setup();
  render(<Choosing />);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  await user.click(screen.getByRole("radio", { name: "3 stars" }));
  await user.keyboard("{ArrowRight}");
  expect(screen.getByRole("radio", { checked: true })).toBe(screen.getByRole("radio", { name: "4 stars" }));
});

test("a rating is read aloud as one sentence", () => {
  render(<Rating value={4.5} label="4.5 of 5 stars" layout="stars" />);
  expect(screen.getByRole("img", { name: "4.5 of 5 stars" })).toBeTruthy();
});
