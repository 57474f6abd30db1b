import { LINK_MINUTES } from "@app/contract/identity/limits";
import { CircleAlert, ClockAlert } from "lucide-react";
import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { TextField } from "#/ui/fields/TextField.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { withReason } from "#/features/identity/client/errors.ts";
import { lastEmail } from "#/features/identity/session/last-email.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { checkedEmail } from "#/features/identity/sign-in/sign-in.rules.ts";
import { useOffered } from "#/features/identity/sign-in/offer/use-offered.ts";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { magicLinks } from "#/features/identity/client/calls/magic-links.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { useSession } from "#/features/identity/session/use-session.ts";

/** A proof of an address is asked for by whoever is signed in: here a new link would make an account of that address. */
type Resend = "link" | "reset" | "proof" | null;

interface LinkFailedProps {
  problem: LinkProblem;
  /** What a new link would be for; null where only somebody else can make one. */
  resend?: Resend;
  /** Where a new link leads on to. */
  to?: string;
  /** Who makes a new one, where this page cannot. */
  advice?: string;
}

/** The way in that a new link belongs to. */
const METHODS = { link: "magic_links", reset: "passwords" } as const;
/** What became of the link says more than that a new one is needed. */
const SAID_BEFORE_ADVICE: ReadonlySet<LinkProblem["reason"]> = new Set(["used", "withdrawn"]);
const PROOF_AGAIN = "Where you are signed in, Settings, Sign-in methods sends a new one.";
const CUT_OFF = "It was cut off when it was copied.";
const OTHER_REASONS = [
  "It was used before: each link works once.",
  "It was opened in another browser than the one that asked for it.",
  "A newer link replaced it.",
  CUT_OFF,
];
/** Of a link that somebody else has made: it opens in any browser. */
const REASONS_OF_OTHERS = [
  "Its days are over.",
  "It was used as often as it may be.",
  "It was taken back, or a newer one replaced it.",
  CUT_OFF,
];

/** Why the link does not work, and the ways on. */
export function LinkFailed({ problem, resend = "link", to, advice }: LinkFailedProps) {
  const session = useSession();
  const isOffered = useOffered();
  const { title, text: why } = wordsFor(problem, resend);
  const text = withReason(problem.error, why);
  const next = resend === "proof" ? PROOF_AGAIN : advice;
  const Icon = problem.reason === "expired" ? ClockAlert : CircleAlert;
  const form = (resend === "link" || resend === "reset") && isOffered(METHODS[resend]) ? resend : null;
  const isDone = problem.reason === "used";
  return (
    <>
      <span className="mb-5 grid size-12 place-items-center rounded-lg bg-warn-soft text-warn">
        <Icon aria-hidden size={20} />
      </span>
      <div role="alert">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 text-fg-2">
          {(SAID_BEFORE_ADVICE.has(problem.reason) || advice === undefined) && `${text} `}
          {next}
        </p>
      </div>
      {session.status === "signed-in" ? (
        <a href={to ?? "/home"} className={`${buttonClass("primary", 44)} mt-6 w-full`}>
          You are signed in: go on
        </a>
      ) : (
        <div className="mt-6 flex flex-col gap-3">
          {/* A link that did its work leads on; every other one is asked for once more. */}
          {isDone && <ToSignIn variant="primary">Sign in</ToSignIn>}
          {form && <NewLink resend={form} to={to} variant={isDone ? "secondary" : "primary"} />}
          {!isDone && (
            <ToSignIn variant="secondary">
              {isOffered("passwords") ? "Sign in with a password" : "Sign in another way"}
            </ToSignIn>
          )}
        </div>
      )}
      <details className="mt-6 text-sm text-fg-2">
        <summary className="cursor-pointer leading-6 font-medium text-brand-text">
          Other reasons a link fails
        </summary>
        <ul className="mt-1 list-disc pl-5">
          {(resend === null ? REASONS_OF_OTHERS : OTHER_REASONS).map((reason) => (
            <li key={reason} className="mt-1">
              {reason}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

type Variant = "primary" | "secondary";

function ToSignIn({ variant, children }: { variant: Variant; children: string }) {
  return (
    <a href="/signin" className={`${buttonClass(variant, 44)} w-full`}>
      {children}
    </a>
  );
}

const lastTyped = () => ({ email: lastEmail() });

interface NewLinkProps {
  resend: "link" | "reset";
  to: string | undefined;
  variant: Variant;
}

function NewLink({ resend, to, variant }: NewLinkProps) {
  const [isSent, setSent] = useState(false);
  const { field, problem, busy, submit } = useFormState(lastTyped, send, formFailure);

  async function send(values: { email: string }) {
    const email = checkedEmail(values.email, (await getProject()).email_pattern);
    const { client } = await getIdentity();
    if (resend === "link") await magicLinks(client).loginOrCreate(email, to === undefined ? {} : { to });
    else await passwords(client).startReset(email);
    setSent(true);
  }

  if (isSent) {
    return (
      <p role="status">
        If this address has an account here, a new link is on its way. It works for {LINK_MINUTES} minutes, in
        this browser.
      </p>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField label="E-mail" type="email" autoComplete="email" {...field("email")} />
      <FormProblem text={problem} />
      <Button type="submit" variant={variant} size={44} busy={busy} className="w-full">
        Send a new link
      </Button>
    </form>
  );
}

/** What a used link has done; of a sign-in nobody knows whether this browser heard of it. */
const OF_USED = {
  reset: "If that was you, the new password counts: sign in with it.",
  link: "Each link works once. Sign in another way, or ask for a new one.",
  proof: "If that was you, the address is proved.",
  other: "If that was you, it did its work: sign in.",
};

function wordsFor(problem: LinkProblem, resend: Resend): { title: string; text: string } {
  switch (problem.reason) {
    case "expired":
      return {
        title: "This link has expired",
        text: problem.until === null ? "Its time is over." : `It worked until ${clockTime(problem.until)}.`,
      };
    case "used":
      return { title: "This link was used", text: OF_USED[resend ?? "other"] };
    case "other-browser":
      return {
        title: "This link belongs to another browser",
        text: `It opens only in the browser that asked for it, as long as that has asked for no other one: open it there${resend === "proof" ? "." : ", or ask for a new one here."}`,
      };
    case "withdrawn":
      return {
        title: "This link was withdrawn",
        text: "Whoever sent it or runs the workspace has closed it since.",
      };
    case "unknown":
      return {
        title: "This link does not work",
        text: "It may be incomplete, or a newer one has replaced it.",
      };
    default:
      return problem satisfies never;
  }
}

function clockTime(iso: string): string {
  return new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
}
