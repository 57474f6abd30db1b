import { expect, test } from "vitest";
import { monthOfHeader } from "./month-headers.ts";
import { readPeriod } from "./periods.ts";

function told(header: string): string {
  const said = monthOfHeader(header);
  return said === null ? "none" : `${said.year} ${said.month} “${said.rest}”`;
}

test.each([
  ["Followers Jan 25", "2025 1 “followers”"],
  ["Follower 2025-06", "2025 6 “follower”"],
  ["Follower 2025-6", "2025 6 “follower”"],
  ["Follower 202506", "2025 6 “follower”"],
  ["Follower 06/2025 Insta", "2025 6 “follower   insta”"],
  ["30.06.2025", "2025 6 “”"],
  ["2025-6-3", "2025 6 “”"],
  ["2025-06-30", "2025 6 “”"],
  ["2025/06/30", "2025 6 “”"],
  ["1.6.2025", "2025 6 “”"],
  ["11.12.2025", "2025 12 “”"],
  ["12.2025", "2025 12 “”"],
  ["12 2025", "2025 12 “”"],
  ["06/25", "2025 6 “”"],
  ["06-'25", "2025 6 “”"],
  ["25-06", "none"],
  ["13/25", "none"],
  ["13.2025", "none"],
  ["März", "null 3 “”"],
  ["mars 2025", "2025 3 “”"],
  ["ago 25", "2025 8 “”"],
  ["Set", "null 9 “”"],
  ["2025 Okt", "2025 10 “”"],
  ["Follower (01/2025)", "2025 1 “follower”"],
  ["100.2025", "none"],
  ["1.06/25", "none"],
  ["Juni '25", "2025 6 “”"],
  ["Juni ’25", "2025 6 “”"],
  ["follower_jan_2025", "2025 1 “follower”"],
  ["May", "null 5 “”"],
  ["Maybe", "none"],
  ["Followers", "none"],
  ["06.25%", "none"],
  ["2025", "none"],
  ["2025-061", "none"],
  ["Q1 2025", "2025 3 “”"],
  ["Followers Q2 25", "2025 6 “followers”"],
  ["2025 Q3", "2025 9 “”"],
  ["T4 2025", "2025 12 “”"],
  ["Q5 2025", "none"],
  ["faq1 2025", "none"],
  ["Q12025", "2025 3 “”"],
])("the month that a header names, and its other words: %s", (header, read) => {
  expect(told(header)).toEqual(read);
});

test.each([
  ["2026-01", "2026-01-01"],
  ["2026/1", "2026-01-01"],
  ["2026.12", "2026-12-01"],
  ["2026-13", null],
  ["2026-1-", null],
  ["01/2026", "2026-01-01"],
  ["1.2026", "2026-01-01"],
  ["13/2026", null],
  [" Jan 2026 ", "2026-01-01"],
  ["01.02.2026", "2026-02-01"],
  ["May", null],
  ["2026", null],
])("the first day of what a cell names: %s", (cell, read) => {
  expect(readPeriod(cell)).toEqual(read);
});
