import { Brand } from "#/ui/text/Brand.tsx";
import { LINK_CLASS } from "./link-class.ts";

/** Whose page it is, and a look around for whoever has no account. */
export function SignInHeader() {
  return (
    <header className="flex items-center justify-between gap-4">
      <Brand />
      <a href="/demo" className={`${LINK_CLASS} py-1`}>
        Open the demo
      </a>
    </header>
  );
}
