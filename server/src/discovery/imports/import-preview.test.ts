import { expect, test } from "vitest";
import { previewRow } from "./import-preview.rules.ts";
import { read } from "./reading/reading.fixtures.ts";

test("every value that is recognised has its text in the preview", () => {
  const { accounts } = read(
    "Instagram;Avg comments;Verified;Address;Fee paid;Last fee;Audience male %\n@ana;30;yes;Moor Road 3;400 €;300 €;40",
  );

  expect(accounts.map((account) => previewRow(account, "created", "EUR").texts)).toEqual([
    {
      avgComments: "30",
      verified: "yes",
      address: "Moor Road 3",
      feePaid: "400 EUR",
      lastFee: "300 EUR",
      audienceMale: "40%",
    },
  ]);
});
