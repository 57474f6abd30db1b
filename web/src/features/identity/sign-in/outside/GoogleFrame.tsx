import { useRef, useState } from "react";
import { oneTap } from "./one-tap.ts";
import { oneTapRefusal } from "./outside-refusals.rules.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";

/** Google's frame. Whoever closes it, or is not signed in at Google, reads so and has the other ways in. */
export function GoogleFrame() {
  const frame = useRef<HTMLIFrameElement>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function ask() {
    const { client } = await getIdentity();
    const asked = frame.current?.contentWindow;
    if (!asked) return;
    const page = await oneTap(client).authenticate(asked, wantedPath());
    await chosen("one_tap");
    window.location.assign(page);
  }

  if (problem !== null) {
    return (
      <p role="status" className="text-sm text-fg-2">
        {problem}
      </p>
    );
  }
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, with a policy of its own
    <iframe
      ref={frame}
      src="/v1/public/oauth/google/onetap/frame"
      title="Sign in with Google"
      allow="identity-credentials-get"
      className="h-14 w-full"
      onLoad={() => void ask().catch((error: unknown) => setProblem(problemOf(error)))}
    />
  );
}

function problemOf(error: unknown): string {
  return oneTapRefusal(error instanceof Error ? error.message : "");
}
