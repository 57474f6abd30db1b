import type { Say } from "@app/contract/strategy/answers/phrases";
import type { RestingOn } from "@app/contract/strategy/forecast-basis";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";

// Most are never opened.
const AssumptionValues = late(async () => (await import("./AssumptionValues.tsx")).AssumptionValues);

/** The numbers that a forecast took for granted, as they were when the plan was made. */
export function RestsOn({ assumptions, say }: { assumptions: readonly RestingOn[]; say: Say }) {
  const [isOpen, setIsOpen] = useState(false);
  const own = assumptions.filter(({ origin }) => origin !== "default").length;
  return (
    <details
      className="mt-3 border-t border-line pt-3 text-sm"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="cursor-pointer text-fg-2">
        {say(
          assumptions.length === 1 ? "Rests on {0} assumption" : "Rests on {0} assumptions",
          String(assumptions.length),
        )}
        {own > 0 && say(", {0} of your own", String(own))}
      </summary>
      {isOpen && (
        <Suspense fallback={<ListSkeleton rows={3} label={say("Loading the assumptions")} />}>
          <AssumptionValues assumptions={assumptions} />
        </Suspense>
      )}
      <Link
        to="/settings/$section"
        params={{ section: "assumptions" }}
        className="mt-2 inline-block min-h-6 font-medium text-brand-text hover:underline"
      >
        {say("Change them in Settings")}
      </Link>
    </details>
  );
}
