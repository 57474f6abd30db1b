import { expect, test } from "vitest";
import { keyName } from "./keys.ts";

test("the key is called as on the machine", () => {
  expect(keyName("Ctrl", "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)")).toBe("⌘");
  expect(keyName("Ctrl", "Mozilla/5.0 (X11; Linux x86_64)")).toBe("Ctrl");
  expect(keyName("Esc", "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)")).toBe("Esc");
});
