import { expect, test } from "vitest";
import { textsOfMoney } from "./texts-of-money.ts";

test("titles, headers and notes that may name a currency are handed on, and amounts are not", () => {
  const sheets = [
    { name: "Fees 2026 (CLP)", rows: [["Handle", "Gage €", 500, "500 USD", "USD 500", "R$ 20", null]] },
    { name: "Notes", rows: [["all prices in MXN, please"], ["all prices in MXN, please"], ["ask Ann"]] },
  ];

  expect(textsOfMoney(sheets)).toEqual(["Fees 2026 (CLP)", "Gage €", "all prices in MXN, please"]);
});
