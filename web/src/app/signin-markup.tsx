import { renderToString } from "react-dom/server";
import { SignInPage } from "#/features/identity/index.ts";

/** The sign-in screen as it is first seen; the build puts it into its page. */
export function signInMarkup(): string {
  return renderToString(<SignInPage />);
}
