import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { mutate, SWRConfig } from "swr";
import { afterEach, expect, test, vi } from "vitest";
import { ToastRegion } from "#/ui/feedback/ToastRegion.tsx";
import { InviteByMail } from "./InviteByMail.tsx";

const ORGANIZATION = {
  organization_id: "organization-live-1",
  organization_name: "Fern",
  organization_slug: "fern",
};
const NOBODY = { userType: "new", has_account: false };
/** As strangers are told of every address. */
const UNTOLD = { userType: "password", has_account: false };
const data = (fields: object) => Response.json({ data: fields });

let sent: { url: string; body: unknown }[] = [];

afterEach(async () => {
  cleanup();
  sent = [];
  await mutate(() => true, undefined, { revalidate: false });
  vi.unstubAllGlobals();
});

interface Answers {
  member?: (email: string) => Response;
  user?: (email: string) => Response;
  outcomes?: { email: string; outcome: string }[];
}

function show({ member, user, outcomes = [] }: Answers = {}) {
  vi.stubGlobal("fetch", (url: string, { method = "GET", body }: RequestInit = {}) => {
    const given: Record<string, string> = typeof body === "string" ? JSON.parse(body) : {};
    return Promise.resolve(answer(url, method, given));
  });
  function answer(url: string, method: string, given: Record<string, string>): Response {
    const { pathname } = new URL(url, "http://localhost");
    if (pathname === "/sdk/v1/projects/current")
      return data({ public_token: "t", session_cookies: "httponly" });
    if (pathname.includes("/bootstrap/")) return data({ email_pattern: "specification" });
    if (pathname.endsWith("/members/search")) {
      return member?.(given["email_address"] ?? "") ?? data({ member: null });
    }
    if (pathname.endsWith("/organizations/search")) return data({ organization: ORGANIZATION });
    if (pathname.endsWith("/users/search")) return user?.(given["email"] ?? "") ?? data(NOBODY);
    if (method === "POST" && pathname.endsWith("/invitations/mailed")) {
      sent.push({ url, body: given });
      return Response.json({ areKept: false, items: outcomes });
    }
    return Response.json({ items: [], total: 0, next: null });
  }
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <InviteByMail slug="fern" />
      <ToastRegion />
    </SWRConfig>,
  );
}

const failed = () =>
  Response.json(
    { status_code: 500, error_type: "internal", error_message: "The server failed.", error_url: "" },
    { status: 500 },
  );

const box = () => screen.getByLabelText<HTMLTextAreaElement>("E-mail addresses");
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: /^Send/u }));

test.each([
  ["open", "passwordless", NOBODY],
  ["strict", "password", UNTOLD],
])("each address says whether it is a member already or has an account: %s", async (_, userType, other) => {
  show({
    member: (email) => data({ member: email.startsWith("maya") ? { status: "active", name: "Maya" } : null }),
    user: (email) => data(email.startsWith("ida") ? { userType, has_account: true } : other),
  });

  type("maya@fern.com, ida@fern.com\nnew@fern.com x@studio.agency Tomas");

  await screen.findByText("Is a member already");
  await screen.findByText("Has an account");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "maya@fern.comIs a member already",
    "ida@fern.comHas an account",
    "new@fern.com",
    "x@studio.agencyNot taken on this server",
  ]);
});

test.each([
  ["user", "Error searching for user"],
  ["member", "Error searching for member"],
])("where the search of a %s fails, its line says so", async (which, message) => {
  show({ [which]: failed });

  type("ida@fern.com");

  expect((await screen.findByText(new RegExp(`^${message}`, "u"))).className).toContain("danger");
});

test("what is no address is named, and nothing is sent", async () => {
  show();

  type("ida@fern.com, Tomas");
  send();

  await screen.findByText("No e-mail address: Tomas");
  expect(sent).toEqual([]);
});

test("invitations are sent once, and what was not sent stays in the box", async () => {
  show({
    outcomes: [
      { email: "ida@fern.com", outcome: "invited" },
      { email: "noor@fern.com", outcome: "limited" },
    ],
  });

  type("Ida <ida@fern.com>; noor@fern.com");
  send();

  await screen.findByText("Invitation sent");
  await waitFor(() => expect(box().value).toBe("noor@fern.com"));
  expect(screen.getByText(/^Not sent, too many mails were asked for: noor@fern\.com/u)).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    { emails: ["ida@fern.com", "noor@fern.com"], role: "member" },
  ]);
});
