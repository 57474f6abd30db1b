import { useState } from "react";
import { LandingFrame } from "#/features/identity/sign-in/AuthFrame.tsx";
import { HostedLinkLanding, WhereHosted } from "./HostedLinkLanding.tsx";
import { InviteLanding } from "./joining/InviteLanding.tsx";
import { LinkFailed } from "./LinkFailed.tsx";
import { MagicLinkLanding } from "./MagicLinkLanding.tsx";
import { OAuthLanding } from "./OAuthLanding.tsx";
import { ResetLanding } from "./ResetLanding.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { SetUpLanding } from "./SetUpLanding.tsx";
import { isHalfHere } from "#/features/identity/second-factor/half-here.ts";
import { nextPath } from "#/features/identity/session/wanted-path.ts";

interface Arrival {
  type: string;
  token: string;
  /** Why there is none, from a provider outside. */
  errorType: string;
  /** The page that was asked for. */
  to: string;
}

/** Where every link leads: sign-in, new password, a provider outside, invitation, the administrator's link. */
export function AuthenticatePage() {
  const [arrival] = useState(readArrival);
  const [isHalf] = useState(isHalfHere);
  return <LandingFrame>{isHalf ? <SecondStep to={arrival.to} /> : <Landing {...arrival} />}</LandingFrame>;
}

function Landing({ type, token, errorType, to }: Arrival) {
  if (type === "oauth") return <OAuthLanding token={token} errorType={errorType} to={to} />;
  if (token === "") return <LinkFailed problem={{ reason: "unknown" }} />;
  if (type === "magic_links") return <MagicLinkLanding token={token} to={to} />;
  if (type === "reset_password") return <ResetLanding token={token} to={to} />;
  if (type === "invite" || type === "setup") {
    const Own = { invite: InviteLanding, setup: SetUpLanding }[type];
    return (
      <WhereHosted hosted={<HostedLinkLanding type={type} token={token} />}>
        <Own token={token} />
      </WhereHosted>
    );
  }
  return <LinkFailed problem={{ reason: "unknown" }} />;
}

function readArrival(): Arrival {
  const query = new URLSearchParams(window.location.search);
  return {
    type: query.get("stytch_token_type") ?? "",
    token: query.get("token") ?? "",
    errorType: query.get("error_type") ?? "",
    to: nextPath(query.get("to")),
  };
}
