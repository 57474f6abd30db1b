import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Picture } from "./Picture.tsx";

test("a picture is offered in all widths of the specification, and the browser chooses by how wide it is drawn", () => {
  const { container } = render(<Picture image="/api/v1/images/7?workspace=fern" sizes="20vw" />);
  const picture = container.querySelector("img");
  const offered = picture?.srcset.split(", ").map((part) => part.split(" "));

  expect(offered?.map(([, width]) => width)).toEqual([
    "640w",
    "750w",
    "828w",
    "1080w",
    "1200w",
    "1920w",
    "2048w",
    "3840w",
  ]);
  expect(offered?.[2]?.[0]).toBe("/api/v1/images/7?workspace=fern&w=828");
  expect(picture?.sizes).toBe("20vw");
});

test("of a small one there is nothing to choose: the least width is enough", () => {
  const { container } = render(<Picture image="/api/v1/images/7?workspace=fern" sizes={32} />);
  const picture = container.querySelector("img");

  expect(picture?.getAttribute("src")).toBe("/api/v1/images/7?workspace=fern&w=640");
  expect(picture?.srcset).toBe("");
});
