import type { Role } from "@app/contract/identity/roles";
import {
  greeting,
  NOT_YOU,
  paragraphs,
  personWords,
  plainNames,
  roleWords,
  workspaceWords,
} from "./mails.rules.ts";
import type { Mail, Named } from "./mails.rules.ts";

/** Whose account it is or was, by the name of before. */
export interface Prover {
  name: string;
  email: string;
}

/** Who lost their access to a workspace. */
export interface Losses {
  workspace: string;
  names: readonly string[];
}

const NO_ACCESS = "You have no access to a workspace any more";
const OWNER_NOW = "You own a workspace now";

/** A workspace of others that an account was let into. */
export interface Joined {
  workspace: string;
  role: Role;
  owners: readonly Named[];
}

/**
 * To who has proved an address for the first time that somebody had used before them; they or anybody else.
 * @param losses where somebody lost their access by it.
 */
export function firstProofMail(losses: readonly Losses[], joined: readonly Joined[]): Mail {
  const out = losses.map(
    ({ workspace, names }) => `Out of ${workspaceWords(workspace)}: ${plainNames(names)}.`,
  );
  const inside = joined.map(
    ({ workspace, role, owners }) =>
      `You are ${roleWords(role)} of ${workspaceWords(workspace)}, which belongs to ${owners.map(personWords).join(", ")}. If you do not know them, leave it in Settings, Workspace: they read what you put there.`,
  );
  return {
    subject: "Your address is proved, and what was set before is gone",
    text: paragraphs(
      greeting(""),
      "you proved just now that this address is yours, for the first time. Until then anybody could have set up an account with it, so the name and the password that were set before count no more, nor does any other way to sign in to it.",
      "The account and its workspaces are still there; API tokens, invitations and share links of before have ended. Choose your name in Settings, and a new password if you sign in with one.",
      ...(out.length > 0
        ? [
            "Whoever came into a workspace of yours by your links is out of it, its other owners too; invite again whom you miss.",
          ]
        : []),
      ...out,
      ...inside,
      NOT_YOU,
    ),
  };
}

/** To who was let in by an account whose address is proved only now. */
export function outByProofMail(name: string, workspace: string, prover: Prover): Mail {
  const who = proverWords(prover);
  return {
    subject: NO_ACCESS,
    text: paragraphs(
      greeting(name),
      `you have no access to ${workspaceWords(workspace)} any more, since ${who} proved just now, for the first time, that their address is theirs. Until then somebody else could have let you in with it, so whoever came by their links is out.`,
      `There is nothing wrong with your account. To come back, ask ${who} for an invitation.`,
    ),
  };
}

/** To who was in a workspace whose only owner's account ended, and which belongs to whoever has its address. */
export function outWithOwnerMail(name: string, workspace: string, prover: Prover): Mail {
  return {
    subject: NO_ACCESS,
    text: paragraphs(
      greeting(name),
      `you have no access to ${workspaceWords(workspace)} any more, since the account that owned it has ended: ${proverWords(prover)} never proved its address, and somebody else did just now. The workspace is theirs.`,
      "There is nothing wrong with your account. To come back, ask whoever has that address for an invitation.",
    ),
  };
}

/** To the owners of a workspace in which people stay whom an account let in whose address is proved only now. */
export function letInUnprovedMail(
  name: string,
  { workspace, names }: Losses,
  prover: Prover & { role: Role },
): Mail {
  return {
    subject: "Look at who is in a workspace of yours",
    text: paragraphs(
      greeting(name),
      `${proverWords(prover)}, ${roleWords(prover.role)} of ${workspaceWords(workspace)}, proved just now, for the first time, that their address is theirs. Until then somebody else could have used the account. Its API tokens, invitations and share links of before have ended; whom it let in stays: ${plainNames(names)}.`,
      "Look in Settings, Members, whether you know them all, and remove whom you do not.",
    ),
  };
}

/** To the owners of a workspace that an account was in which has ended. */
export function accountEndedMail(name: string, workspace: string, prover: Prover & { role: Role }): Mail {
  return {
    subject: "Somebody is out of a workspace of yours",
    text: paragraphs(
      greeting(name),
      `${proverWords(prover)}, ${roleWords(prover.role)} of ${workspaceWords(workspace)}, is out of it: the address was never proved by them, and somebody else proved just now that it is theirs, so the account has ended, with its API tokens, invitations and share links.`,
      "What it made else stays. If it was one of your team, send them an invitation.",
    ),
  };
}

/** To who owns what an account has left that ended with its address. */
export function ownerNowMail(name: string, workspace: string): Mail {
  return {
    subject: OWNER_NOW,
    text: paragraphs(
      greeting(name),
      `you own ${workspaceWords(workspace)} from now on: the account that owned it alone has ended just now, since somebody else proved that its address is theirs. Look in Settings, Members, at who is in it.`,
    ),
  };
}

/** The same to the others who may become owners. */
export function newOwnerMail(name: string, workspace: string, owner: Named): Mail {
  return {
    subject: "A workspace of yours has a new owner",
    text: paragraphs(
      greeting(name),
      `${personWords(owner)} owns ${workspaceWords(workspace)} from now on: the account that owned it alone has ended just now, since somebody else proved that its address is theirs.`,
      "If you did not expect that, talk to them.",
    ),
  };
}

/** To who was made an owner by another one. */
export function madeOwnerMail(name: string, { workspace, by }: { workspace: string; by: Named }): Mail {
  return {
    subject: OWNER_NOW,
    text: paragraphs(
      greeting(name),
      `${personWords(by)} made you an owner of ${workspaceWords(workspace)} just now. Owners do everything there: they also change and remove the other owners, and delete the workspace.`,
      "If you do not want that, another owner can change your role in Settings, Members.",
    ),
  };
}

/** To who made a link that ended with somebody who had joined by it. */
export function linkEndedMail(
  name: string,
  { workspace, by, role, whom }: { workspace: string; by: Named; role: Role; whom: Named },
): Mail {
  return {
    subject: "An invite link of yours has ended",
    text: paragraphs(
      greeting(name),
      `the invite link for the role ${role} that you made for ${workspaceWords(workspace)} works no more: ${personWords(by)} removed ${personWords(whom)}, who had joined by it, or gave them less to do, and nobody comes back by the link they came by.`,
      "Others to whom you sent it need a new one: make it in Settings, Members. Where that change is taken back within some minutes, the link works again.",
    ),
  };
}

function proverWords({ name, email }: Prover): string {
  return personWords({ name, emails: [{ email }] });
}
