import { expect, test } from "vitest";
import { stillPicture } from "./still-picture.ts";

test("a still whose bytes do not fit its size is no picture", async () => {
  expect(await stillPicture({ width: 640, height: 640, rotation: 0, rgb: "AAAA" })).toBeNull();
});
