import { ATTACHMENT_BYTES_MAX, ATTACHMENT_TEXT_MAX } from "@app/contract/strategy/attachments/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { docxOf, LOCKED, MAIL, pdfOf } from "./attachments.fixtures.ts";

const READ = "/api/v1/strategy/attachments";
const BRIEF = ["Launch of a vegan bar in Germany", "Budget 5.000 EUR"];

async function member(): Promise<Person> {
  const app = await sharedApp();
  return app.signIn();
}

function read(person: Person, name: string, bytes: Uint8Array) {
  return person("POST", READ, { name, base64: Buffer.from(bytes).toString("base64") });
}

test.each([
  ["brief.txt", Buffer.from(BRIEF.join("\n"))],
  ["brief.md", Buffer.from(BRIEF.join("\n"))],
  ["brief.pdf", pdfOf([BRIEF.join("\n")])],
  ["folder/brief.docx", docxOf(BRIEF)],
])("the text of %s comes back to be read", async (name, bytes) => {
  const answer = await read(await member(), name, bytes);

  expect(answer.json()).toMatchObject({ name: name.split("/").at(-1), isCut: false, notRead: [] });
  expect(answer.json().text.split(/\n+/u)).toEqual(BRIEF);
});

test("a mail is its subject and its words, and says which files of it are not read", async () => {
  const answer = await read(await member(), "brief.eml", Buffer.from(MAIL));

  expect(answer.json()).toMatchObject({
    text: "Briefing Té\n\nLaunch in Germany\nBudget 5.000 €",
    notRead: ["a.pdf"],
  });
});

test("a long text is cut, and how long it was is said", async () => {
  const answer = await read(await member(), "brief.txt", Buffer.from("tea ".repeat(5000)));

  expect(answer.json()).toMatchObject({ isCut: true, characters: 19_999 });
  expect(answer.json().text).toHaveLength(ATTACHMENT_TEXT_MAX);
});

test.each([
  ["a PDF with a password", "a.pdf", pdfOf(["Tea"], LOCKED), 422, "without one"],
  ["a scan", "a.pdf", pdfOf(["", ""]), 422, "text recognition"],
  ["a damaged PDF", "a.pdf", Buffer.from("%PDF-1.4 nothing"), 422, "damaged"],
  ["a PDF of far too many pages", "a.pdf", pdfOf(Array.from({ length: 61 }, () => "Tea")), 413, "60 pages"],
  ["an empty document", "a.docx", docxOf([""]), 422, "no text"],
  ["a mail that is only a file", "a.eml", Buffer.from(MAIL.replace(/<style>.*/u, "")), 422, "only files"],
  ["a spreadsheet", "a.xlsx", Buffer.from("Tea"), 422, "Only .txt, .md"],
])("%s is refused with the reason and the way round", async (_what, name, bytes, status, words) => {
  const answer = await read(await member(), name, bytes);

  expect(answer.statusCode).toBe(status);
  expect(answer.json().detail).toContain(words);
});

test("entities that grow a thousandfold are not followed", async () => {
  const grow = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join(
    "",
  );
  const head = `<!DOCTYPE x [<!ENTITY e0 "${"tea".repeat(100)}">${grow}]>`;
  const bytes = docxOf(["&e9;"], [], head);

  const answer = await read(await member(), "a.docx", bytes);

  expect(answer.statusCode).toBe(422);
});

test("nobody but a member has a file read, and no file is larger than 10 MB", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });

  const refused = await read(viewer, "a.txt", Buffer.from("Tea"));
  const large = await read(ana, "a.txt", Buffer.alloc(ATTACHMENT_BYTES_MAX + 3, "a"));

  expect(refused.statusCode).toBe(403);
  expect(large.json()).toMatchObject({ status: 400 });
});
