import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";

const PROFILE = {
  handles: ["@fernhollow", " fernhollow ", ""],
  sells: " Skincare for sensitive skin ",
  markets: ["PT", "ES"],
  languages: ["pt", "es"],
  rivals: ["@glow.co"],
};

test("a brand profile is empty until it is saved, and then every member reads it", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const before = await ana("GET", "/api/v1/brand-profile");

  const saved = await ana("PUT", "/api/v1/brand-profile", { ...PROFILE, version: 0 });

  expect(before.json()).toMatchObject({ handles: [], sells: "", updatedAt: null });
  expect(saved.json()).toMatchObject({
    handles: ["fernhollow"],
    sells: "Skincare for sensitive skin",
    rivals: ["glow.co"],
    updatedAt: app.clock.now().toISOString(),
  });
  const read = await ben("GET", "/api/v1/brand-profile");
  expect(read.json()).toEqual(saved.json());
});

test("saving again takes the place of the earlier profile", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await ana("PUT", "/api/v1/brand-profile", { ...PROFILE, version: 0 });

  await ana("PUT", "/api/v1/brand-profile", { ...PROFILE, version: 1, markets: [], sells: "Tea" });

  const read = await ana("GET", "/api/v1/brand-profile");
  expect(read.json()).toMatchObject({ markets: [], sells: "Tea", languages: ["pt", "es"] });
});

test("another workspace has its own profile, and a viewer may not write one", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const eve = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await ana("PUT", "/api/v1/brand-profile", { ...PROFILE, version: 0 });

  const foreign = await eve("GET", "/api/v1/brand-profile");
  const refused = await viewer("PUT", "/api/v1/brand-profile", { ...PROFILE, version: 1 });

  expect(foreign.json()).toMatchObject({ handles: [], updatedAt: null });
  expect(refused.statusCode).toBe(403);
});

test("a country that is no country code is refused with what is allowed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  const response = await ana("PUT", "/api/v1/brand-profile", {
    ...PROFILE,
    version: 0,
    markets: ["Portugal"],
  });

  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toContain("Choose countries from the list");
});

test("the server tells the version of the project, and a contact only where one is set", async () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"));
  const app = await sharedApp();
  const reachable = await startApp({ env: { CONTACT_URL: "https://help.example/" } });
  const ana = await app.signIn();
  const ben = await reachable.signIn();

  const quiet = await ana("GET", "/api/v1/about");
  const known = await ben("GET", "/api/v1/about");

  expect(quiet.json()).toEqual({ version: manifest.version, contactUrl: null });
  expect(known.json()).toMatchObject({ contactUrl: "https://help.example/" });
});

test("lists of days are kept as they were pasted, with what was read of each line", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const lists = {
    quietDays: "27.01.2027 Remembrance\nsome day",
    schoolHolidays: "24 Dec 2026 - 6 Jan 2027 Break",
  };

  const before = await ana("GET", "/api/v1/posting-days");
  const saved = await ana("PUT", "/api/v1/posting-days", { ...lists, version: 0 });
  const refused = await viewer("PUT", "/api/v1/posting-days", { ...lists, version: 1 });

  expect(before.json()).toMatchObject({ quietDays: "", updatedAt: null, version: 0 });
  expect(saved.json()).toMatchObject({
    ...lists,
    read: {
      quietDays: {
        days: [{ from: "2027-01-27", to: "2027-01-27", name: "Remembrance" }],
        unread: [{ line: 2, text: "some day" }],
      },
      schoolHolidays: { days: [{ from: "2026-12-24", to: "2027-01-06", name: "Break" }], unread: [] },
    },
    version: 1,
  });
  expect((await viewer("GET", "/api/v1/posting-days")).json()).toEqual(saved.json());
  expect(refused.statusCode).toBe(403);
});
