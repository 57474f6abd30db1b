import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Composer } from "#/features/strategy/conversation/Composer.tsx";

const FOUND = {
  name: "brief.docx",
  text: "Tea in Germny",
  characters: 9000,
  isCut: true,
  notRead: ["a.pdf"],
};
let answer: () => Response = () => Response.json(FOUND);

beforeEach(() => {
  answer = () => Response.json(FOUND);
  vi.stubGlobal("fetch", () => Promise.resolve(answer()));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  const sent: [string, Attachment | null][] = [];
  render(<Composer isBusy={false} onSend={(...said) => void sent.push(said)} onStop={null} />);
  return sent;
}

function choose(file = new File(["x"], "brief.docx")) {
  fireEvent.change(screen.getByLabelText("A brief to attach"), { target: { files: [file] } });
}

test("the text of a file is shown, put right and used with a click, and never before", async () => {
  const sent = open();
  choose();

  const text = await screen.findByLabelText<HTMLTextAreaElement>("Text of brief.docx", {
    selector: "textarea",
  });
  expect(text.value).toBe("Tea in Germny");
  expect(screen.getByText(/Cut at 13 of 9,000 characters\. Not read: a\.pdf\./u)).toBeDefined();
  expect(sent).toEqual([]);

  fireEvent.change(text, { target: { value: "Tea in Germany" } });
  fireEvent.change(screen.getByLabelText("Message to Strategy AI"), { target: { value: "only TikTok" } });
  fireEvent.click(screen.getByRole("button", { name: "Use this text" }));

  await waitFor(() =>
    expect(sent).toEqual([["only TikTok", { name: "brief.docx", text: "Tea in Germany" }]]),
  );
  expect(screen.queryByRole("button", { name: "Use this text" })).toBeNull();
});

test("what is left out is gone, and what is written is sent without it", async () => {
  const sent = open();
  choose();
  fireEvent.click(await screen.findByRole("button", { name: "Leave it out" }));

  fireEvent.change(screen.getByLabelText("Message to Strategy AI"), { target: { value: "Tea" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));

  await waitFor(() => expect(sent).toEqual([["Tea", null]]));
});

test("a file that is not read says why and what to do", async () => {
  answer = () => Response.json({ detail: "This file is protected by a password." }, { status: 422 });
  open();
  choose();

  expect((await screen.findByRole("alert")).textContent).toContain("protected by a password");
});

test("a dropped file is taken as a chosen one", async () => {
  open();
  const form = screen.getByLabelText("Message to Strategy AI").closest("form");
  if (form) fireEvent.drop(form, { dataTransfer: { files: [new File(["x"], "brief.docx")] } });

  expect(await screen.findByRole("button", { name: "Use this text" })).toBeDefined();
});

test("a file that is too large is not sent at all", async () => {
  answer = () => Response.json({ detail: "sent" }, { status: 500 });
  open();
  const large = new File(["x"], "large.pdf");
  Object.defineProperty(large, "size", { value: 11 * 1024 * 1024 });
  choose(large);

  expect((await screen.findByRole("alert")).textContent).toContain("larger than 10 MB");
});
