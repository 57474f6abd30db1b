import { expect, test } from "vitest";
import { keys, read, reasons } from "#/discovery/imports/reading/reading.fixtures.ts";

test("a line with two links, or with names and their platforms, gives both accounts of one creator", () => {
  const reading = read(
    [
      "Wer\tProfil",
      "Ada\thttps://www.tiktok.com/@ada.t and https://instagram.com/ada.i?hl=de",
      "Bo\tInsta: bo.cox / YT: bo.tube",
      "Cy\tTikTok: @cy.dun | Instagram: same",
      "Di\thttps://youtube.com/@di.tube, https://di.example/press",
    ].join("\n"),
  );

  expect(keys(reading)).toEqual([
    "tiktok ada.t",
    "instagram ada.i",
    "instagram bo.cox",
    "youtube bo.tube",
    "tiktok cy.dun",
    "instagram cy.dun",
    "youtube di.tube",
  ]);
  expect(reading.accounts.at(-1)?.values.links).toEqual([
    "https://youtube.com/@di.tube, https://di.example/press",
  ]);
  expect(reading.rows.at(-4)?.accounts).toHaveLength(2);
  expect(
    keys(
      read(
        "Ada → https://instagram.com/ada.i or https://tiktok.com/@ada.t\nhttps://tiktok.com/@bo\nInsta: cy.dun / TikTok: same",
      ),
    ),
  ).toEqual(["instagram ada.i", "tiktok ada.t", "tiktok bo", "instagram cy.dun", "tiktok cy.dun"]);
});

test("the prefix of Instagram's app is no handle, and a link to a link is followed", () => {
  expect(
    keys(
      read(
        "https://instagram.com/_u/ada/\nhttps://www.instagram.com/_u/bo.cox?x=1\nhttps://l.instagram.com/?e=1&u=https%3A%2F%2Fwww.instagram.com%2Fcy.dun%2F",
      ),
    ),
  ).toEqual(["instagram ada", "instagram bo.cox", "instagram cy.dun"]);
});

test("a short link names no account, and is told as one", () => {
  const links =
    "https://vm.tiktok.com/AbCdE12/\nvt.tiktok.com/ZS8abc\nhttps://www.tiktok.com/t/ZTabc/\nhttps://bit.ly/3abc";

  expect(reasons(read(links))).toEqual([
    [1, "Short link: open it, and take the address of the profile"],
    [2, "Short link: open it, and take the address of the profile"],
    [3, "Short link: open it, and take the address of the profile"],
    [4, "Address of a website, not a profile"],
  ]);
});

test("emoji around a handle are none of it", () => {
  expect(keys(read("✨ @ada ✨✨\n👩🏽‍🍳@bo.cox 🇩🇪\n@cy 💛", { platform: "tiktok" }))).toEqual([
    "tiktok ada",
    "tiktok bo.cox",
    "tiktok cy",
  ]);
});
