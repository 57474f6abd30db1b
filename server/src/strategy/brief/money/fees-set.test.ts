import { expect, test } from "vitest";
import { namedFirst, setsFee } from "./whom.ts";

test.each(["@mira ka rate 16500 kar do", "@mira ki fee 16500 rakho"])(
  "what somebody is to get is their price, also without a word before it: %s",
  (text) => {
    expect(setsFee(text)).toBe(true);
    expect(namedFirst(text).trim()).toBe("@mira asks 16500");
  },
);
