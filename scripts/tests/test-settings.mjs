import { SETTINGS } from "../../server/src/platform/config/config.ts";

const FOR_TESTS = ["CHROMIUM", "TEST_DATA_DIR"];

/** The tests must never touch a database or an address that is set for daily work. */
export function forgetSettings() {
  for (const { key } of SETTINGS) if (!FOR_TESTS.includes(key)) delete process.env[key];
}
