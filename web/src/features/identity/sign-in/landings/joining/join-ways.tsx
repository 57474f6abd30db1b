import { Fingerprint, Hash, Mail } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { magicLinks } from "#/features/identity/client/calls/magic-links.ts";
import type { Project } from "#/features/identity/client/calls/project.ts";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { sendCode } from "#/features/identity/sign-in/codes/code-channels.ts";
import { homeOf } from "#/features/identity/sign-in/landings/use-link-form.ts";
import { offers } from "#/features/identity/sign-in/offer/offered.ts";
import { SentStep } from "#/features/identity/sign-in/SentStep.tsx";
import { checkedEmail } from "#/features/identity/sign-in/sign-in.rules.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { joinByPasskey } from "./join-by-passkey.ts";
import { invitePath } from "./invited.rules.ts";

interface JoinValues {
  name: string;
  email: string;
}

/** A way without a password: what its button says, and what it does with what was typed. */
export interface JoinWay {
  key: string;
  text: string;
  icon: LucideIcon;
  /** @returns the page to go to; nothing where a link or a code was sent. */
  go: (client: IdentityClient, values: JoinValues) => Promise<string | undefined>;
}

interface Joining {
  token: string;
  project: Project;
  /** Whether they are on, and this browser has them. */
  hasPasskey: boolean;
  /** @param name as it was typed, for whoever comes back. */
  onStep: (step: ReactNode, name?: string) => void;
}

/** The ways that are on. */
export function waysOf({ token, project, hasPasskey, onStep }: Joining): JoinWay[] {
  const back = () => onStep(null);
  const invitationOf = ({ name }: JoinValues) => ({ token, ...(name.trim() && { name: name.trim() }) });

  const link: JoinWay = {
    key: "link",
    text: "Send me a link",
    icon: Mail,
    async go(client, values) {
      const email = checkedEmail(values.email, project.email_pattern);
      const invitation = invitationOf(values);
      const invited = { invitation, to: invitePath(invitation) };
      await magicLinks(client).loginOrCreate(email, invited);
      onStep(<SentStep email={email} what="link" invited={invited} onBack={back} />, values.name);
      return undefined;
    },
  };
  const code: JoinWay = {
    key: "code",
    text: "Send me a code",
    icon: Hash,
    async go(_client, values) {
      const email = checkedEmail(values.email, project.email_pattern);
      // Few are invited by a link and join by a code: its fields come with the press.
      const { CodeStep } = await import("#/features/identity/sign-in/codes/CodeStep.tsx");
      const sent = await sendCode("email", email, invitationOf(values));
      onStep(<CodeStep sent={sent} onBack={back} onSignedIn={enter} />, values.name);
      return undefined;
    },
  };
  const passkey: JoinWay = {
    key: "passkey",
    text: "Make a passkey",
    icon: Fingerprint,
    async go(client, { name }) {
      if (name.trim() === "") throw new InvalidInput({ name: "Enter your name" });
      return homeOf((await joinByPasskey(client, { token, name: name.trim() })).workspace_slug);
    },
  };

  return [
    ...(offers(project, "magic_links") ? [link] : []),
    ...(offers(project, "email_codes") ? [code] : []),
    ...(hasPasskey ? [passkey] : []),
  ];
}

// The page is left then.
async function enter({ workspace_slug: slug }: { workspace_slug?: string }): Promise<void> {
  window.location.replace(homeOf(slug));
  await new Promise(() => undefined);
}
