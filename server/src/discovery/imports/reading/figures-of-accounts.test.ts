import { expect, test } from "vitest";
import { read } from "./reading.fixtures.ts";

function figures(text: string, name: "followers" | "avgViews" | "engagementRate") {
  return Object.fromEntries(read(text).accounts.map(({ key, values }) => [key, values[name]]));
}

test("figures that name no account are the first column's, be an account a handle or a link", () => {
  const table =
    "Name,TikTok,Instagram,Engagement\nAda,@ada.tt,https://www.instagram.com/ada.ig,4%\nBo,https://www.tiktok.com/@bo.tt,@bo.ig,5%";

  expect(figures(table, "engagementRate")).toEqual({
    "tiktok ada.tt": 4,
    "instagram ada.ig": undefined,
    "tiktok bo.tt": 5,
    "instagram bo.ig": undefined,
  });
  expect(read(table).doubtful).toMatchObject([
    { header: "Engagement", reason: expect.stringContaining("first one's") },
  ]);
});

test("a row's own platform says whose the figures are, and nobody is asked", () => {
  const table =
    "Name,Main network,TikTok,Instagram,Engagement\nAda,Instagram,@ada.tt,@ada.ig,4%\nBo,TikTok,@bo.tt,@bo.ig,5%";

  expect(figures(table, "engagementRate")).toEqual({
    "tiktok ada.tt": undefined,
    "instagram ada.ig": 4,
    "tiktok bo.tt": 5,
    "instagram bo.ig": undefined,
  });
  expect(read(table).doubtful).toEqual([]);
});

test("views of reels are those on Instagram, wherever it stands", () => {
  expect(figures("Name,YouTube,Instagram,Avg reel views\nAda,@ada.yt,@ada.ig,9000", "avgViews")).toEqual({
    "youtube ada.yt": undefined,
    "instagram ada.ig": 9000,
  });
});

test("a figure behind each account is of the account before it, whatever the two are called", () => {
  const table =
    "Name,TikTok,Fans,YouTube,Subscribers\nAda,@ada.tt,9000,https://www.youtube.com/@ada.yt,700\nBo,@bo.tt,8000,@bo.yt,600";

  expect(figures(table, "followers")).toEqual({
    "tiktok ada.tt": 9000,
    "youtube ada.yt": 700,
    "tiktok bo.tt": 8000,
    "youtube bo.yt": 600,
  });
  expect(read(table).doubtful).toEqual([]);
});

test("as many figures as one cell names accounts are theirs, in the order of the handles", () => {
  const reading = read(
    [
      "Name;Contas;Seguidores",
      "Inês;ig @ines.ondas / tt @inesondas;84,3 mil / 210 mil",
      "Bia;tt @bialoureiro + ig @bia.loureiro;2M + 1,05M",
      "Rui;ig @rui.mar / tt @rui.tv;15k",
      "Ana;ig @ana.sol / tt @ana.luz;1k / 2k / 3k",
      "Leo;ig @leo.mar;7.320",
      "Eva;ig @eva.mar;8.320",
      "Ivo;ig @ivo.mar;9.320",
    ].join("\n"),
  );

  expect(reading.accounts.map(({ key, values }) => [key, values.followers])).toEqual([
    ["instagram ines.ondas", 84_300],
    ["tiktok inesondas", 210_000],
    ["tiktok bialoureiro", 2_000_000],
    ["instagram bia.loureiro", 1_050_000],
    ["instagram rui.mar", 15_000],
    ["tiktok rui.tv", undefined],
    ["instagram ana.sol", undefined],
    ["tiktok ana.luz", undefined],
    ["instagram leo.mar", 7320],
    ["instagram eva.mar", 8320],
    ["instagram ivo.mar", 9320],
  ]);
  expect(reading.notUsed.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    "5 “1k / 2k / 3k” is no number of followers. It stays NA.",
  ]);
});
