import { useRef } from "react";
import { oneTap } from "./one-tap.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";

/** Google's frame. Whoever closes it, or is not signed in at Google, has the other ways in. */
export function GoogleFrame() {
  const frame = useRef<HTMLIFrameElement>(null);

  async function ask() {
    const { client } = await getIdentity();
    const asked = frame.current?.contentWindow;
    if (!asked) return;
    const page = await oneTap(client).authenticate(asked, wantedPath());
    await chosen("one_tap");
    window.location.assign(page);
  }

  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, with a policy of its own
    <iframe
      ref={frame}
      src="/v1/public/oauth/google/onetap/frame"
      title="Sign in with Google"
      allow="identity-credentials-get"
      className="h-14 w-full"
      onLoad={() => void ask().catch(() => undefined)}
    />
  );
}
