import { ContentCheck } from "@app/contract/content-checks-reviews";
import { expect } from "vitest";
import { callerOf } from "#/test-app.fixtures.ts";
import type { Person, TestApp } from "#/test-app.fixtures.ts";

/** Asks until the file has been read, as the screen does. */
export async function finished(person: Person, id: string): Promise<ContentCheck> {
  const read = async () => ContentCheck.parse((await person("GET", `/api/v1/checks/${id}`)).json());
  let check = await read();
  const readAgain = async () => {
    check = await read();
    return check.state;
  };
  await expect.poll(readAgain, { timeout: 20_000, interval: 50 }).not.toMatch(/^(waiting|checking)$/);
  return check;
}

/** A clip that comes with Herald, read. */
export async function startSample(person: Person, clip: string): Promise<ContentCheck> {
  const started = ContentCheck.parse((await person("POST", "/api/v1/checks/sample", { clip })).json());
  return finished(person, started.id);
}

/** Where the bytes of a check lie. */
export async function pathOf(app: TestApp, person: Person, id: string): Promise<string> {
  const { fileId } = await app.contentChecks.checks.media(await callerOf(app, person), id);
  return app.files.path(person.workspaceId, fileId);
}
