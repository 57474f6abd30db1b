import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { startApp } from "#/acceptance/test-app.fixtures.ts";
import { findSession, insertSession, isSuperseded, rotateToken } from "./sessions.store.ts";

const HOUR_MS = 3_600_000;

async function openSession() {
  const { db, clock, signIn } = await startApp();
  const { userId } = await signIn();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + HOUR_MS);
  const from = randomBytes(32);
  const device = { ipAddress: "127.0.0.1", userAgent: "test" };
  const session = { userId, tokenHash: from, expiresAt, factors: [], now, workspaceId: null, ...device };
  const { id } = await insertSession(db, session);
  const rotate = (to: Buffer) => rotateToken(db, { from, to, factors: [], expiresAt, now });
  return { db, id, from, now, rotate };
}

test("a session gets its new token and remembers the old one as superseded", async () => {
  const { db, id, from, now, rotate } = await openSession();
  const to = randomBytes(32);

  const rotated = await rotate(to);

  expect(rotated).toMatchObject({ id, factors: [] });
  expect(await findSession(db, to, now)).toMatchObject({ id });
  expect(await findSession(db, from, now)).toBeNull();
  expect(await isSuperseded(db, from, new Date(0))).toBe(true);
});

test("a session keeps its token when the old one cannot be remembered", async () => {
  const { db, id, from, now, rotate } = await openSession();
  const to = randomBytes(32);
  await db
    .insertInto("superseded_tokens")
    .values({ token_hash: from, session_id: id, superseded_at: now })
    .execute();

  const rotation = rotate(to);

  await expect(rotation).rejects.toThrow("superseded_tokens");
  expect(await findSession(db, from, now)).toMatchObject({ id });
  expect(await findSession(db, to, now)).toBeNull();
});
