import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGE_WIDTHS } from "@app/contract/images";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4f46e5" } })
    .png()
    .toBuffer();

test("a picture is given out in the eight widths and never made larger", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const id = await app.images.add(ana.workspaceId, await picture(1300, 650));

  const widths = await Promise.all(
    IMAGE_WIDTHS.map(async (width) => {
      const response = await ana("GET", `/api/v1/images/${id}?w=${width}`);
      expect(response.headers["content-type"]).toBe("image/webp");
      return (await sharp(response.rawPayload).metadata()).width;
    }),
  );

  expect(widths).toEqual([640, 750, 828, 1080, 1200, 1300, 1300, 1300]);
});

test("any other width is refused with those that are allowed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const id = await app.images.add(ana.workspaceId, await picture(10, 10));

  const response = await ana("GET", `/api/v1/images/${id}?w=641`);

  expect(response.statusCode).toBe(400);
  expect(response.json().detail).toBe("w: Use one of 640, 750, 828, 1080, 1200, 1920, 2048, 3840");
});

test("a picture of one workspace is not found from another, also when it lies in the cache", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const id = await app.images.add(ana.workspaceId, await picture(10, 10));
  await ana("GET", `/api/v1/images/${id}?w=640`);

  expect((await ben("GET", `/api/v1/images/${id}?w=640`)).statusCode).toBe(404);
});

test("an address names the workspace of a picture, which another tab may have left meanwhile", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const ben = await app.signIn();
  const id = await app.images.add(ana.workspaceId, await picture(10, 10));
  const address = `/api/v1/images/${id}?w=640`;
  const named = `${address}&workspace=${ana.workspaceSlug}`;
  const { "herald-workspace": _, ...headers } = ana.headers;
  const elsewhere = (await ana("POST", "/api/v1/workspaces", { name: "Elsewhere" })).json();
  await app.http.inject({ url: "/api/v1/me", headers: { ...headers, "herald-workspace": elsewhere.slug } });

  const unnamed = await app.http.inject({ url: address, headers });
  const answer = await app.http.inject({ url: named, headers });

  expect([unnamed.statusCode, answer.statusCode]).toEqual([404, 200]);
  expect((await ben("GET", named)).statusCode).toBe(404);
});

test("what is no picture is refused", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  await expect(app.images.add(ana.workspaceId, Buffer.from("hello"))).rejects.toThrow(
    "unsupported image format",
  );
});
