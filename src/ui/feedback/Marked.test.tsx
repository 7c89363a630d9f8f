import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import Marked from "./Marked.tsx";

test.each<readonly [string, readonly string[] | undefined, string]>([
  ["醤油らーめん", ["らーめん"], "醤油[らーめん]"],
  ["Soy Sauce Ramen", ["Soy", "Ramen"], "[Soy] Sauce [Ramen]"],
  ["ラーメンとラーメン", ["ラーメン"], "[ラーメン]と[ラーメン]"],
  ["担々麺", ["麺", "担々麺"], "[担々麺]"],
  ["a.b (c)", [".", "("], "a[.]b [(]c)"],
  ["餃子", [""], "餃子"],
  ["餃子", undefined, "餃子"],
])("of %s the parts %j are marked", (text, marks, drawn) => {
  const { container } = render(<Marked text={text} marks={marks} />);
  expect(container.textContent).toBe(text);
  const written = container.innerHTML.replace(/<mark[^>]*>/g, "[").replaceAll("</mark>", "]");
  expect(written).toBe(drawn);
});
