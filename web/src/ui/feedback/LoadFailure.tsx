import { Link } from "@tanstack/react-router";
import type { LinkProps } from "@tanstack/react-router";
import { ApiError } from "#/lib/api/api-error.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

interface LoadFailureProps {
  error: unknown;
  title?: string;
  onRetry: () => void;
  /** Where the others of its kind are. */
  back: { to: NonNullable<LinkProps["to"]>; label: string };
}

/** Why one thing is not on screen: there is none, which trying again does not change, or it could not be loaded. */
export function LoadFailure({ error, title, onRetry, back }: LoadFailureProps) {
  if (!(error instanceof ApiError && error.status === 404)) {
    return <ErrorState error={error} onRetry={onRetry} {...(title !== undefined && { title })} />;
  }
  const [what = "", ...why] = error.problem.detail.split(/(?<=\.)\s/u);
  return (
    <EmptyState
      title={what.replace(/\.$/u, "")}
      text={why.join(" ")}
      action={
        <Link to={back.to} className={buttonClass()}>
          {back.label}
        </Link>
      }
    />
  );
}
