import { expect, test } from "vitest";
import type { FieldSource } from "#/discovery/discovery.tables.ts";
import { changeRow, PERSON_VALUES } from "./import-changes.rules.ts";

const SOURCE: FieldSource = { source: "import", asOf: "2026-11-30T00:00:00.000Z" };
const PROVENANCE = { status: SOURCE };

test("a table takes back no ban, and says so", () => {
  const change = changeRow(
    PERSON_VALUES,
    { status: "negotiating" },
    { status: "do_not_contact", provenance: PROVENANCE },
    () => SOURCE,
  );

  expect(change).toMatchObject({
    state: "unchanged",
    columns: {},
    kept: [
      {
        field: "status",
        kept: "do_not_contact",
        offered: "negotiating",
        reason: "Nobody is to contact them, and only a person takes that back",
      },
    ],
  });
});

test("a table bans whoever was talked to", () => {
  const change = changeRow(
    PERSON_VALUES,
    { status: "do_not_contact" },
    { status: "negotiating", provenance: PROVENANCE },
    () => SOURCE,
  );

  expect(change.columns).toEqual({ status: "do_not_contact" });
});
