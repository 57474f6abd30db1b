import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";

export function SignInMethodsLink({ text = "Settings, Sign-in methods" }: { text?: string }) {
  return (
    <a href="/settings/sign-in-methods" className={LINK_CLASS}>
      {text}
    </a>
  );
}
