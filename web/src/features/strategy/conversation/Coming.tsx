import { Suspense } from "react";
import type { ReactNode } from "react";

interface ComingProps {
  /** Whether it came while the page was looked at: it takes its own time. What stood there before comes with the page. */
  isNew: boolean;
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part of a conversation whose code may have to be fetched. */
export function Coming({ isNew, fallback = null, children }: ComingProps) {
  return isNew ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}
