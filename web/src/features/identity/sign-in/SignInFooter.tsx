import { LINK_CLASS } from "./link-class.ts";
import { OwnServer } from "./OwnServer.tsx";

/** Whose server it is, and the way out for whoever cannot sign in. */
export function SignInFooter() {
  return (
    <footer className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 text-sm text-fg-2">
      <OwnServer />
      <details className="max-w-80 text-right">
        <summary className={`${LINK_CLASS} cursor-pointer list-none py-1`}>Cannot sign in?</summary>
        <p className="mt-1 text-left">
          Whoever runs Herald can let you in again: the command ./herald admin-link prints a link. For a lost
          authenticator app there is ./herald lost-app. Without an account, ask a colleague for an invite
          link.
        </p>
      </details>
    </footer>
  );
}
