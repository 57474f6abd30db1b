import { expect, test } from "vitest";
import { codeInLink, makeCode, trackedLink } from "./tracking.rules.ts";

const free = () => false;

test.each([
  [{ handle: "fern.one", campaign: "Spring launch" }, "FERNONESPRING"],
  [{ handle: "ünïcode_99", campaign: "été 2026" }, "UNICODEETE"],
  [{ handle: "a_very_long_handle_indeed", campaign: "Barrier cream" }, "AVERYLONGHBARRIE"],
  [{ handle: "1001", campaign: "2026" }, "CREATOR"],
  [{ handle: "辻さくら", campaign: "Spring" }, "CREATORSPRING"],
])("the code of %o is %s", (named, code) => {
  expect(makeCode(named, free)).toBe(code);
});

test("no code holds an offensive word, also not across handle and campaign", () => {
  const codes = [
    makeCode({ handle: "fern.shi", campaign: "Tea" }, free),
    makeCode({ handle: "shitakemushroom", campaign: "Tea" }, free),
  ];

  expect(codes).toEqual(["FERNSHI", "CREATORTEA"]);
});

test("155 creators of one name get 155 codes without a digit that looks like a letter", () => {
  const codes = new Set<string>();
  for (let count = 0; count < 155; count += 1) {
    codes.add(makeCode({ handle: "fern", campaign: "Spring" }, (code) => codes.has(code)));
  }

  expect(codes.size).toBe(155);
  expect([...codes].filter((code) => !/^[A-Z]{4,13}[34679]{0,3}$/.test(code))).toEqual([]);
});

test("a tracked link leads to the landing page and carries its code", () => {
  const link = trackedLink("fern.example/tea?size=2&utm_source=old#top", {
    platform: "tiktok",
    campaign: "Été & Spring 2026",
    code: "FERN",
  });

  expect(link).toBe(
    "https://fern.example/tea?size=2&utm_source=tiktok&utm_medium=influencer&utm_campaign=ete-spring-2026&utm_content=FERN#top",
  );
  expect(codeInLink(link)).toBe("FERN");
  expect(codeInLink("https://fern.example/tea?utm_content=FERN")).toBeNull();
});
