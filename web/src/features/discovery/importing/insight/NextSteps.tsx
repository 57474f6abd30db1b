import type { ImportInsight } from "@app/contract/discovery/import-insight";
import { SAY_PARAM } from "@app/contract/strategy/paths";
import { Link } from "@tanstack/react-router";
import { Search, Sparkles } from "lucide-react";
import { useId, useState } from "react";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { formatTotal } from "#/lib/format.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { useSuggestions } from "#/features/discovery/discovery.queries.ts";
import { briefOf } from "./insight.rules.ts";

interface NextStepsProps {
  insight: ImportInsight | undefined;
  onDone: (() => void) | undefined;
}

/** What to do with the rows that are in: a search that is written already, or a plan that is begun. */
export function NextSteps({ insight, onDone }: NextStepsProps) {
  return (
    <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-2">
      <Searches onDone={onDone} />
      {insight && <BeginPlan insight={insight} onDone={onDone} />}
    </div>
  );
}

function Searches({ onDone }: Pick<NextStepsProps, "onDone">) {
  const own = useSuggestions().data?.own ?? [];
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <h3 id={id} className="font-semibold">
          Find creators
        </h3>
        <p className="text-fg-2">{own.length > 0 ? "Written from your rows" : "In your own words"}</p>
        <ul aria-label="Searches written from your rows" className="mt-3 empty:hidden">
          {own.map(({ text, count }) => (
            <li key={text} className="border-t border-line last:border-b">
              <Link
                to="/influencers"
                search={{ q: text }}
                onClick={onDone}
                className="flex min-h-11 items-center gap-2.5 px-1 py-1.5 hover:bg-hover"
              >
                <Search aria-hidden size={16} className="shrink-0 text-fg-2" />
                <span className="min-w-0 flex-1">{text}</span>
                <span className="text-fg-2 tabular-nums">{formatTotal(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Link to="/influencers" className={buttonClass()} onClick={onDone}>
        <Search aria-hidden size={16} />
        Search your creators
      </Link>
    </section>
  );
}

function BeginPlan({ insight, onDone }: { insight: ImportInsight } & Pick<NextStepsProps, "onDone">) {
  const currency = useWorkspaceCurrency();
  const [brief, setBrief] = useState(() => briefOf(insight, currency));
  return (
    <section className="flex flex-col items-start gap-3">
      <div className="w-full">
        <h3 className="font-semibold">Plan with them</h3>
        <p className="mb-3 text-fg-2">One line is enough. Unknown prices count as ranges.</p>
        <TextArea label="Brief" rows={3} value={brief} onChange={(event) => setBrief(event.target.value)} />
      </div>
      <Link
        to="/strategy-ai"
        search={{ [SAY_PARAM]: brief }}
        onClick={onDone}
        className={buttonClass("primary")}
      >
        <Sparkles aria-hidden size={16} />
        Make a plan
      </Link>
    </section>
  );
}
