import { useLayoutEffect } from "react";
import type { ReactNode } from "react";
import { claimHeading } from "#/lib/page-heading.ts";

interface PageHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** The page's primary action and at most two others. */
  actions?: ReactNode;
}

/** The page's h1. While it is on screen the title in the bar is no heading, so there is exactly one. */
export function PageHeader({ title, text, actions }: PageHeaderProps) {
  useLayoutEffect(claimHeading, []);
  return (
    <div className="flex flex-col justify-between gap-4 md:flex-row md:items-end">
      <div className="min-w-0">
        <h1 className="text-2xl font-semibold break-words">{title}</h1>
        {text !== undefined && <p className="text-fg-2">{text}</p>}
      </div>
      {actions !== undefined && (
        <div className="flex flex-wrap items-center gap-2 max-md:[&>:not([aria-haspopup])]:flex-1">
          {actions}
        </div>
      )}
    </div>
  );
}
