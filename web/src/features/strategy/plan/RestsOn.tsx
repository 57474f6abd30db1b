import type { RestingOn } from "@app/contract/strategy/forecast-basis";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { plural } from "#/lib/format.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

// Most are never opened.
const AssumptionValues = late(async () => (await import("./AssumptionValues.tsx")).AssumptionValues);

/** The numbers that a forecast took for granted, as they were when the plan was made. */
export function RestsOn({ assumptions }: { assumptions: readonly RestingOn[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const own = assumptions.filter(({ origin }) => origin !== "default").length;
  return (
    <details
      className="mt-3 border-t border-line pt-3 text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-fg-2">
        Rests on {plural(assumptions.length, "assumption")}
        {own > 0 && `, ${own} of your own`}
      </summary>
      {isOpen && (
        <Suspense fallback={<ListSkeleton rows={3} label="Loading the assumptions" />}>
          <AssumptionValues assumptions={assumptions} />
        </Suspense>
      )}
      <Link
        to="/settings/$section"
        params={{ section: "assumptions" }}
        className="mt-2 inline-block min-h-6 font-medium text-brand-text hover:underline"
      >
        Change them in Settings
      </Link>
    </details>
  );
}
