import { LINK_MINUTES } from "@app/contract/identity/limits";
import { ChevronLeft } from "lucide-react";
import type { Invitation } from "#/features/identity/client/client.ts";
import { LINK_CLASS } from "./link-class.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { magicLinks } from "#/features/identity/client/calls/magic-links.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { SendAgain } from "./SendAgain.tsx";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";

interface SentStepProps {
  email: string;
  what: "link" | "reset";
  /** Which the link lets in by, and the page that it leads to. */
  invited?: { invitation: Invitation; to: string };
  /** Whether anybody may make an account, which the link then does. */
  mayBeNew?: boolean;
  onBack: () => void;
  /** Where it is offered. */
  onPassword?: () => void;
}

/** Says the same whether or not somebody has the address. */
export function SentStep({ email, what, invited, mayBeNew, onBack, onPassword }: SentStepProps) {
  const known = mayBeNew ? " has an account here or may make one, a link " : " has an account here, a link ";
  async function sendAgain() {
    const { client } = await getIdentity();
    if (what === "link") await magicLinks(client).loginOrCreate(email, invited ?? { to: wantedPath() });
    else await passwords(client).startReset(email);
  }

  return (
    <div>
      <button type="button" onClick={onBack} className={`${LINK_CLASS} mb-4 flex h-6 items-center gap-1.5`}>
        <ChevronLeft aria-hidden size={14} />
        Another e-mail
      </button>
      <div role="status">
        <h1 className="text-2xl font-semibold">Check your e-mail</h1>
        <p className="mt-1 break-words text-fg-2">
          {invited ? "To " : "If "}
          <span className="font-medium text-fg">{email}</span>
          {invited ? " a link" : known}
          {!invited && (what === "link" ? "to sign in" : "to choose a new password")} is on its way. It opens
          in this browser, works once, for {LINK_MINUTES} minutes.
        </p>
      </div>
      <p className="mt-4 text-sm text-fg-2">
        No mail? Where no mail server is set up, the server&apos;s administrator finds it in the outbox and
        can pass the link on.
      </p>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <SendAgain what="New e-mail" onSend={sendAgain} />
        {onPassword && (
          <button type="button" className={`${LINK_CLASS} h-6`} onClick={onPassword}>
            Use a password instead
          </button>
        )}
      </div>
    </div>
  );
}
