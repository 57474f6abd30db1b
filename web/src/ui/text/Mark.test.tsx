import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Mark } from "./Mark.tsx";

test("every mark on a page is drawn with a gradient of its own", () => {
  const { container } = render(
    <>
      <Mark />
      <Mark />
    </>,
  );
  const fills = [...container.querySelectorAll("svg")].map((svg) => ({
    own: svg.querySelector("linearGradient")?.id,
    used: svg.querySelector("rect")?.getAttribute("fill"),
  }));

  expect(fills.map(({ used }) => used)).toEqual(fills.map(({ own }) => `url(#${own})`));
  expect(new Set(fills.map(({ own }) => own)).size).toBe(2);
});
