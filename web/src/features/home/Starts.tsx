import { Link } from "@tanstack/react-router";
import { ArrowRight, Search, ShieldCheck, Sparkles } from "lucide-react";

const STARTS = [
  {
    to: "/strategy-ai",
    icon: Sparkles,
    title: "Ask Strategy AI",
    text: "Plan, compare or forecast, with a proof",
  },
  { to: "/influencers", icon: Search, title: "Find influencers", text: "Your creators, in your own words" },
  { to: "/sentinel", icon: ShieldCheck, title: "Check content", text: "Ten checks, each with evidence" },
] as const;

/** The three ways in. */
export function Starts() {
  return (
    <nav
      aria-label="Start"
      className="grid divide-line overflow-hidden rounded-lg border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x"
    >
      {STARTS.map(({ to, icon: Icon, title, text }) => (
        <Link
          key={to}
          to={to}
          className="flex min-w-0 items-center gap-3 px-4 py-3.5 -outline-offset-2 hover:bg-hover"
        >
          <span className="grid size-9 shrink-0 place-items-center rounded-md bg-brand-soft text-brand-text">
            <Icon aria-hidden size={20} />
          </span>
          <span className="min-w-0 flex-1">
            <b className="block font-semibold">{title}</b>
            <span className="block truncate text-sm text-fg-2 md:max-lg:hidden">{text}</span>
          </span>
          <ArrowRight aria-hidden size={16} className="text-fg-2" />
        </Link>
      ))}
    </nav>
  );
}
