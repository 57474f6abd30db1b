import { afterEach, expect, test, vi } from "vitest";
import { downloadFile } from "./download.ts";
import { mendsFailures } from "./failures.ts";

const STALE = { title: "Unauthorized", code: "identity.stale_factors", detail: "Confirm that it is you." };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  mendsFailures(async () => false);
});

test("a file that is refused until somebody mends it is asked for once more, and saved as it is", async () => {
  const bytes = Uint8Array.from([0x50, 0x4b, 0xff, 0x00]);
  const answers = [Response.json(STALE, { status: 401 }), new Response(bytes)];
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(answers.shift() ?? Response.error()));
  vi.stubGlobal("fetch", fetch);
  const saved: unknown[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file)}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  mendsFailures(async ({ code }) => code === STALE.code);

  await downloadFile("/api/v1/takeout", "fernhollow.zip");

  expect(fetch).toHaveBeenCalledTimes(2);
  expect(saved).toMatchObject([{ size: 4 }]);
});
