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
