import type { CreatorProfile } from "@app/contract/discovery/creators";
import type { CreatorKept } from "@app/contract/discovery/import-history";
import { expect, test } from "vitest";
import { editOfKept, keptLabel, openKept } from "./kept.rules.ts";

const kept = (field: string, offered: string): CreatorKept => ({
  importId: "00000000-0000-4000-8000-000000000001",
  fileName: "new.csv",
  at: "2026-11-21T10:00:00.000Z",
  line: 2,
  creator: "@ana",
  field,
  kept: "before",
  offered,
});

test("what a person may write is taken as the table says it, and a figure is not", () => {
  expect(editOfKept(kept("phone", "0171 1"))).toEqual({ phone: "0171 1" });
  expect(editOfKept(kept("status", "declined"))).toEqual({ status: "declined" });
  expect(editOfKept(kept("Shoe size", "39"))).toEqual({ fields: { "Shoe size": "39" } });
  expect(["followers", "price", "audience", "gender"].map((field) => editOfKept(kept(field, "12")))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(editOfKept(kept("status", "odd"))).toBeNull();
});

test("what was taken meanwhile is open no more", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only these are read
  const creator = {
    phone: "0171 1",
    followers: 900,
    client: { id: null, name: "Acme" },
    fields: { "Shoe size": "39" },
  } as unknown as CreatorProfile;
  const items = [
    kept("phone", "0171 1"),
    kept("followers", "800"),
    kept("client", "Acme"),
    kept("Shoe size", "38"),
  ];

  expect(openKept(creator, items).map(({ field }) => field)).toEqual(["followers", "Shoe size"]);
  expect(["followers", "Shoe size"].map(keptLabel)).toEqual(["Followers", "Shoe size"]);
});
