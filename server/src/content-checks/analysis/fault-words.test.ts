import { expect, test } from "vitest";
import { describeFault } from "./fault-words.ts";
import { measure } from "./field-check.ts";

test("a fault is told as somebody says it who sees the video, with figures where they say something", () => {
  const small = measure("short side", 432, "px", "at least", 720);

  expect(describeFault(small, { width: 432, height: 768 })).toBe("Too small: 432 px wide, 720 px needed.");
  expect(describeFault(small, { width: 768, height: 432 })).toBe("Too small: 432 px high, 720 px needed.");
  expect(describeFault(measure("black pictures", 0.4, "share", "at most", 0.1))).toBe(
    "The picture is black for too long: 40%, at most 10%.",
  );
  expect(describeFault(measure("loudness", -34, "LUFS", "at least", -30))).toBe(
    "Too quiet: -34 LUFS, -30 LUFS needed.",
  );
});

test("a figure that nobody can picture stands only among the measures", () => {
  expect(describeFault(measure("blur", 0.6, "share", "at most", 0.53))).toBe("Blurred or out of focus.");
  expect(describeFault(measure("noise", 9, "levels", "at most", 6))).toBe("Grainy.");
  expect(describeFault(measure("brightness", 10, "levels", "at least", 60))).toBe("Too dark.");
  expect(describeFault(measure("brightness", 230, "levels", "at most", 200))).toBe("Too bright.");
});
