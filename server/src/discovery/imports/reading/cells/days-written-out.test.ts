import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";

function postedOn(...days: string[]) {
  const rows = days.map(
    (day, at) => `https://www.tiktok.com/@nia/video/73110000000000000${at + 10};${day};20`,
  );
  const { records, problems } = read(["Video link;Post time;Total views", ...rows].join("\n"), {
    today: "2026-11-30",
  });
  return {
    days: records.map((record) => ("postedAt" in record ? record.postedAt : null)),
    told: problems.map(({ message }) => message),
  };
}

test("a month that is written out and a number behind it are a day of the last such year", () => {
  expect(postedOn("March 4", "February 28", "December 31")).toEqual({
    days: ["2026-03-04", "2026-02-28", "2025-12-31"],
    told: [],
  });
});

test("“Feb 28” is a day beside “Feb 2”", () => {
  expect(postedOn("Feb 2", "Feb 28", "Oct 12").days).toEqual(["2026-02-02", "2026-02-28", "2026-10-12"]);
});

test("where no other day shows it, that a month written out is read as a day is told", () => {
  expect(postedOn("February 28", "March 30")).toEqual({
    days: ["2026-02-28", "2026-03-30"],
    told: [
      "“February 28” is read as the day 2026-02-28, and not as a month of a year",
      "“March 30” is read as the day 2026-03-30, and not as a month of a year",
    ],
  });
});
