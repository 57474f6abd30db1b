import { readsWithPrices } from "@app/contract/identity/role-order";
import type { Member } from "@app/contract/identity/schemas";
import type { Role } from "@app/contract/identity/roles";
import { ROLES } from "@app/contract/identity/roles";
import { expect, test } from "vitest";
import {
  joined,
  lastSeen,
  linksLeft,
  mayChange,
  roleQuestion,
  rolesToGive,
  serverKept,
  undelivered,
} from "./members.rules.ts";
import { linkIn, linkState } from "#/features/identity/settings/outbox.rules.ts";
import { currencyChoices } from "#/lib/choices.ts";
import { guessCurrency, timeZoneOptions } from "#/features/identity/sign-in/places.rules.ts";

const NOW = new Date("2026-11-21T14:08:00Z");

function member(role: Role, isLastOwner = false): Member {
  return {
    userId: "1",
    name: "Ida",
    email: null,
    role,
    isServerAdministrator: false,
    isLastOwner,
    openLinks: 0,
    openInvitations: 0,
    openTokens: 0,
    joinedByOpenLink: false,
    isEmailProved: true,
    version: 1,
    lastSeenAt: null,
    joinedAt: "2026-11-01T09:00:00Z",
  };
}

test("only owners may make owners", () => {
  expect(rolesToGive("owner").map(({ value }) => value)).toContain("owner");
  expect(rolesToGive("admin").map(({ value }) => value)).not.toContain("owner");
});

test.each([
  ["unknown_address", /^The mail could not be delivered: .* Check the spelling$/u],
  ["refused", /^The mail could not be delivered: .* refused it/u],
  ["failed", /^The mail could not be sent\. Whoever administers/u],
  ["kept", /^Not mailed: no mail server is set up/u],
  ["waiting", /^$/u],
  ["sent", /^$/u],
  [null, /^$/u],
] as const)("an invitation whose mail is %s says why it does not arrive", (mail, words) => {
  expect(undelivered({ mail })).toMatch(words);
});

test("the last owner stays, and only owners change owners", () => {
  expect(mayChange("owner", member("owner", true))).toBe(false);
  expect(mayChange("owner", member("owner"))).toBe(true);
  expect(mayChange("admin", member("owner"))).toBe(false);
  expect(mayChange("admin", member("viewer"))).toBe(true);
  expect(mayChange("member", member("viewer"))).toBe(false);
});

test.each<[Role, Role, number, string | null]>([
  ["member", "viewer", 0, null],
  ["viewer", "admin", 0, null],
  ["admin", "admin", 2, null],
  [
    "admin",
    "owner",
    2,
    "Owners do everything here: they also change and remove the other owners, and delete the workspace.",
  ],
  ["owner", "admin", 2, "They no longer change owners or delete the workspace."],
  ["admin", "member", 0, "They no longer invite people or change members and settings."],
  [
    "admin",
    "member",
    1,
    "They no longer invite people or change members and settings. The open invitation they made ends, link and all.",
  ],
  [
    "owner",
    "viewer",
    2,
    "They no longer invite people or change members and settings. The 2 open invitations they made end, links and all.",
  ],
])("what is asked before %s becomes %s with %i invitations", (before, role, openInvitations, text) => {
  const asked = roleQuestion({ role: before, openInvitations }, role, "Bo");

  expect(asked?.text ?? null).toBe(text);
});

test("people without an address are told from each other by when they joined", () => {
  expect(joined({ joinedAt: "2026-11-01T23:30:00Z" }, "Europe/Berlin")).toBe("Joined 02/11/2026");
});

test("who goes leaves share links behind, without prices", () => {
  expect(linksLeft({ openLinks: 0 })).toBe("");
  expect(linksLeft({ openLinks: 1 })).toBe("The share link they made stays open, without prices");
  expect(linksLeft({ openLinks: 3 })).toBe("The 3 share links they made stay open, without prices");
});

test("whoever can take the server away is told that who was removed keeps it", () => {
  expect(serverKept({ isServerAdministrator: true }, true)).toContain("still administer this server");
  expect(serverKept({ isServerAdministrator: true }, false)).toBe("");
  expect(serverKept({ isServerAdministrator: false }, true)).toBe("");
});

test("members and above share prices, viewers where they see them, reviewers never", () => {
  expect(ROLES.filter((role) => readsWithPrices(role, { viewersSeePrices: true }))).toEqual([
    "viewer",
    "member",
    "admin",
    "owner",
  ]);
  expect(ROLES.filter((role) => readsWithPrices(role, { viewersSeePrices: false }))).toEqual([
    "member",
    "admin",
    "owner",
  ]);
});

test("a last visit is now, a day, or not yet", () => {
  expect(lastSeen("2026-11-21T14:05:00Z", NOW, "UTC")).toBe("Here now");
  expect(lastSeen("2026-11-18T23:30:00Z", NOW, "Europe/Berlin")).toBe("19/11/2026");
  expect(lastSeen(null, NOW, "UTC")).toBe("Not yet seen");
});

test("the state of a link counts down and ends without asking the server", () => {
  const link = { state: "open", expiresAt: "2026-11-21T14:14:00Z" } as const;

  expect(linkState(link, NOW)).toBe("Open, 6 min left");
  expect(linkState(link, new Date("2026-11-21T14:20:00Z"))).toBe("Expired");
  expect(linkState({ ...link, state: "used" }, NOW)).toBe("Used");
  expect(linkState(null, NOW)).toBe("");
});

test("the link of a message is found whole", () => {
  const link = "http://localhost:4870/authenticate?stytch_token_type=magic_links&token=aB_-1";

  expect(linkIn(`Hello,\n\nopen this\n\n${link}\n\nBye`)).toBe(link);
  expect(linkIn("Nothing to open")).toBeNull();
});

test.each([
  ["Europe/Berlin", "en-GB", "EUR"],
  ["Europe/London", "de-DE", "GBP"],
  ["America/Chicago", "pt-BR", "USD"],
  ["Europe/Zurich", "de", "CHF"],
  ["Europe/Lisbon", "en-US", "EUR"],
  ["UTC", "en-GB", "GBP"],
  ["UTC", "pt-BR", "BRL"],
  ["UTC", "zh-Hans-CN", "CNY"],
  ["Etc/GMT+3", "de", "EUR"],
])("a browser in %s that speaks %s suggests %s", (timeZone, language, currency) => {
  expect(guessCurrency(timeZone, language)).toBe(currency);
});

test("a zone or currency that is set already can always be chosen", () => {
  expect(timeZoneOptions("Etc/GMT+3").map(({ value }) => value)).toContain("Etc/GMT+3");
  expect(currencyChoices("ISK").map(({ value }) => value)).toContain("ISK");
});
