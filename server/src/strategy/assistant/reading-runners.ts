import type { Language } from "#/strategy/acts/act.ts";
import { completeBrief, whyNoBrief } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { toldBeside } from "#/strategy/brief/money/told-beside.ts";
import { foldInPlace } from "#/language/fold.ts";
import { refuses } from "#/strategy/brief/left-out/exclusions.ts";
import type { Candidate } from "#/strategy/plans/candidate.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import { findChange } from "#/strategy/strategies/plan-changes.ts";
import { handlesIn } from "./answers/handles-in.ts";
import { proposalOf } from "./proposals/proposal.ts";
import { sayBrief } from "./saying/brief-chips.ts";
import { askedOf, problemText, summaryOf } from "./saying/saying.ts";
import type { Answered, Setting } from "./setting.ts";
import { toldPrices } from "./told-prices.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "./tools.ts";

/** Tools that read a message and change nothing. */
export function readingRunners({
  strategies,
  caller,
  threadId,
  setting,
  language,
}: Answered): Pick<ToolRunners, "propose_change" | "read_fact"> {
  return {
    async propose_change({ text }) {
      const before = await strategies.latest(caller, threadId);
      if (!before) return proposedBrief(text, await setting(), language);
      const change = await findChange(before, text, await setting(), strategies.versionsOf(caller, threadId));
      const { problem, unparsed } = change;
      if (problem !== null) return { ...NOT_PROPOSED, problem: problemText(problem, language), unparsed };
      const summary = summaryOf(change, before.plan.brief, language);
      const proposal = proposalOf({ kind: "change", text, summary, version: before.number, language });
      return { understood: true, problem, summary, unparsed, proposal };
    },

    async read_fact({ text }: ToolInput<"read_fact">): Promise<ToolOutput<"read_fact">> {
      const { candidates, ...context } = await setting();
      const before = await strategies.latest(caller, threadId);
      const currency = ownCurrency(text, candidates) ?? before?.stated.budget?.currency ?? context.currency;
      const { stated } = readText(text, { ...context, currency });
      // "Exclusividad no da": rights that are refused are no rights that come with a price.
      const isRefused = refuses(foldInPlace(text.normalize("NFC")));
      const prices = (stated.prices ?? []).filter(({ price }) => price !== null || !isRefused);
      const priced = prices.map(({ handle }) => handle);
      const { must = [], never = [], named = [] } = stated;
      const about = [...new Set([...priced, ...must, ...never, ...named])].map((handle) => {
        const accounts = candidates.filter((one) => isNamed(one, handle));
        if (accounts.length === 0) return { handle, state: "unknown" as const };
        if (!priced.includes(handle)) return { handle, state: "other" as const };
        return { handle, state: accounts.length === 1 ? ("price" as const) : ("several" as const) };
      });
      const told = toldPrices(stated, priced, candidates);
      return { told, about, ...(told.length > 0 && toldBeside(text)) };
    },
  };
}

/** That of the prices on record of whom a text names: a bare amount beside a price in pounds is one in pounds. */
function ownCurrency(text: string, candidates: readonly Candidate[]): string | null {
  const priced = handlesIn(text).flatMap((handle) =>
    candidates.flatMap((one) => (isNamed(one, handle) && one.price ? [one.price.currency] : [])),
  );
  const [only = null, ...others] = new Set(priced);
  return others.length === 0 ? only : null;
}

const NOT_PROPOSED = { understood: false, problem: null, summary: "", unparsed: [], proposal: null };

/** The brief that a message may be; one that says too little is none. */
function proposedBrief(
  text: string,
  context: Awaited<ReturnType<Setting>>,
  language: Language,
): ToolOutput<"propose_change"> {
  const read = readText(text, context);
  const { unparsed } = read;
  if (whyNoBrief(text, read)) return { ...NOT_PROPOSED, unparsed };
  if (read.unread)
    return { ...NOT_PROPOSED, problem: askedOf(text, read.unread, language).question, unparsed };
  const { brief, assumptions } = completeBrief(read.stated, context);
  const summary = sayBrief(brief, assumptions, language);
  // A yes to nothing would plan something that nobody has read.
  if (summary === "") return { ...NOT_PROPOSED, unparsed };
  const proposal = proposalOf({ kind: "plan", text, summary, version: null, language });
  return { understood: true, problem: null, summary, unparsed, proposal };
}
