import type { MemberEvent } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import { eventSentence } from "./members-log.rules.ts";

const BASE = {
  id: "1",
  at: "2026-11-22T09:00:00Z",
  by: "Maya",
  member: null,
  token: null,
  email: null,
  reason: null,
} as const;

test.each<[Partial<MemberEvent> & Pick<MemberEvent, "kind">, string]>([
  [{ kind: "member_joined", by: null, member: "Maya", role: "owner" }, "Maya joined as owner"],
  [{ kind: "member_joined", member: "Ida", role: "admin" }, "Ida joined as admin, by an invite link of Maya"],
  [{ kind: "member_left", by: "Ida", member: "Ida", roleBefore: "admin" }, "Ida left, with the role admin"],
  [{ kind: "member_removed", member: "Ida", roleBefore: "viewer" }, "Maya removed Ida, with the role viewer"],
  [{ kind: "member_restored", member: "Ida", role: "viewer" }, "Maya brought Ida back as viewer"],
  [
    { kind: "role_changed", member: "Ida", role: "member", roleBefore: "admin" },
    "Maya changed Ida from admin to member",
  ],
  [{ kind: "invitation_made", role: "member" }, "Maya made an invite link for the role member"],
  [{ kind: "invitation_revoked", role: "member" }, "Maya ended an invite link for the role member"],
  [{ kind: "invitation_restored", role: "member" }, "Maya brought back an invite link for the role member"],
  [{ kind: "invitation_made", email: "ida@fern.com", role: "viewer" }, "Maya invited ida@fern.com as viewer"],
  [
    { kind: "invitation_mailed", email: "ida@fern.com", role: "viewer" },
    "Maya sent the invitation of ida@fern.com as viewer again",
  ],
  [
    { kind: "invitation_revoked", email: "ida@fern.com", role: "viewer" },
    "Maya ended the invitation of ida@fern.com as viewer",
  ],
  [{ kind: "token_made", by: null, token: "Nightly" }, "The command line made the token Nightly"],
  [{ kind: "token_revoked", token: "Sheet" }, "Maya ended the token Sheet"],
  [
    { kind: "token_ended_with_password", token: "Sheet" },
    "The token Sheet ended, as Maya reset their password by mail",
  ],
  [
    { kind: "token_ended_with_sessions", token: "Sheet" },
    "The token Sheet ended with the other sessions of Maya",
  ],
  [
    { kind: "token_restored", by: "", token: "Sheet" },
    "Somebody without a name brought back the token Sheet",
  ],
  [
    { kind: "app_let_go", by: null, member: "Ida" },
    "The command line lets Ida in without their lost authenticator app, by their mailbox",
  ],
  [
    { kind: "message_read", by: "Dave", member: "Ida" },
    "Dave read a link or code for Ida in the outbox of the server",
  ],
  [
    { kind: "member_removed", member: "Ida", roleBefore: "admin", reason: "first_proof" },
    "Ida lost the role admin, since Maya proved their address only now",
  ],
  [
    { kind: "token_revoked", token: "Sheet", reason: "first_proof" },
    "The token Sheet ended, since Maya proved their address only now",
  ],
  [
    { kind: "invitation_revoked", role: "member", reason: "first_proof" },
    "An invite link for the role member ended, since Maya proved their address only now",
  ],
  [
    { kind: "role_changed", by: null, member: "Ida", role: "owner", reason: "account_ended" },
    "Ida became owner, since an account ended whose address somebody else has proved",
  ],
  [
    { kind: "member_left", by: "", member: "", roleBefore: "owner", reason: "account_ended" },
    "An account with the role owner ended, since somebody else has proved its address",
  ],
])("the log tells of %o as: %s", (event, sentence) => {
  expect(eventSentence({ ...BASE, role: null, roleBefore: null, ...event })).toBe(sentence);
});
