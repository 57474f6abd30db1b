import type { ReactNode } from "react";
import { SlowNote } from "#/ui/feedback/SlowNote.tsx";
import { Brand } from "#/ui/text/Brand.tsx";
import { OwnServer } from "./OwnServer.tsx";
import { ProductPanel } from "./ProductPanel.tsx";
import { SignInFooter } from "./SignInFooter.tsx";
import { SignInHeader } from "./SignInHeader.tsx";

/**
 * The sign-in screen: the form on the left, what Herald does on the right of wide screens. It stands without the rest of
 * the app, so what takes long is said here.
 */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-screen bg-surface lg:grid-cols-2">
      <div className="flex min-w-0 flex-col px-4 py-5 md:px-12 md:pt-8 md:pb-6">
        <SignInHeader />
        <main className="mx-auto mt-8 mb-auto w-full max-w-94 md:my-auto md:py-6">
          {children}
          <SlowNote className="mt-6 text-sm text-fg-2" />
        </main>
        <SignInFooter />
      </div>
      <ProductPanel />
    </div>
  );
}

/** One thing at a time, for whoever comes by a link. */
export function LandingFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-screen flex-col justify-between bg-surface px-4 py-5 md:px-12 md:pt-8 md:pb-6">
      <header>
        <Brand />
      </header>
      <main className="mx-auto mt-12 mb-auto w-full max-w-94 md:my-auto md:py-6">{children}</main>
      <footer className="text-sm text-fg-2">
        <OwnServer />
      </footer>
    </div>
  );
}
