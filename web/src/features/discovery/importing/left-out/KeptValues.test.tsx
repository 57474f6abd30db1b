import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { KeptValues } from "./KeptValues.tsx";

test("what an import left as it was stands there with its line and the reason", () => {
  render(
    <KeptValues
      kept={[
        { line: 2, creator: "@ana", field: "notes", kept: "Call first", offered: "None" },
        {
          line: 3,
          creator: "@ben",
          field: "followers",
          kept: "12000",
          offered: "5000",
          reason: "The table is as of 2024-01-01, and what is here of 2026-11-01",
        },
      ]}
    />,
  );

  expect(screen.getByText("@ana: notes stays Call first, typed by hand")).toBeTruthy();
  expect(
    screen.getByText(/@ben: followers stays 12000 and not 5000. The table is as of 2024-01-01/u),
  ).toBeTruthy();
  expect(screen.getByText("Line 3")).toBeTruthy();
});
