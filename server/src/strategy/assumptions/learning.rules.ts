import { plural } from "@app/contract/formats";
import type { Lesson } from "@app/contract/strategy/learning";
import type { PastFee } from "@app/contract/strategy/past-campaigns";
import type { Learned } from "#/strategy/plans/forecast/learned.ts";
import type { Narrowing } from "#/strategy/plans/forecast/narrowing.ts";

/** Less than this, in percent, is no change. Chosen by us. */
const CHANGE = 1;

interface Around {
  isSample: boolean;
  takenAt: Date;
}

interface Told {
  id: string;
  label: string;
  definition: string;
  /** What was learned from, such as "10 campaigns", and all that the figure stands on. */
  own: string;
  sample: string;
  source: string;
  narrowing: Narrowing | null;
  /** Why there is no figure. */
  missing: { note: string; sentence: string };
  /** What is said of each outcome; `percent` is how much narrower or wider. */
  says: Record<"narrower" | "same" | "wider", (percent: string) => string>;
}

/** Whether forecasts of views got narrower by own campaigns. */
export function lessonOfViews(learned: Learned, narrowing: Narrowing | null, around: Around): Lesson {
  const own = plural(learned.forecasts, "campaign");
  const held = `${learned.held} of ${plural(learned.forecasts, "forecast")} held`;
  return toLesson(
    {
      id: "views",
      label: "Width of forecasts of views",
      definition:
        "How far the low and the high end of a forecast of views lie apart, in logarithms, against a forecast that knows no campaign of your own.",
      own,
      sample: own,
      source: "Plans behind the campaigns, and their posts",
      narrowing,
      missing: {
        note: "Needs a campaign from a plan, with the views of every piece",
        sentence: "No campaign of your own says yet how wide a forecast of views has to be.",
      },
      says: {
        narrower: (percent) =>
          `Forecasts of views are ${percent} narrower after ${own} of your own: ${held}.`,
        same: () => `After ${own} of your own, forecasts of views are as wide as before. ${held}.`,
        wider: (percent) =>
          `After ${own} of your own, forecasts of views are ${percent} wider, since results lie far from what was expected. ${held}.`,
      },
    },
    around,
  );
}

/** Whether guessed prices got narrower by own fees. */
export function lessonOfPrices(
  fees: readonly PastFee[],
  narrowing: (Narrowing & { accounts: number }) | null,
  around: Around,
): Lesson {
  const own = plural(fees.length, "fee");
  return toLesson(
    {
      id: "prices",
      label: "Width of guessed prices",
      definition:
        "How far the low and the high end of a guessed price lie apart, in logarithms, against what is guessed from asking prices alone; the mean over creators without a price.",
      own,
      sample: narrowing ? `${own}, ${plural(narrowing.accounts, "guessed price")}` : own,
      source: "Fees agreed or paid in started campaigns, asking prices in discovery",
      narrowing,
      missing:
        fees.length === 0
          ? {
              note: "Needs a fee that was agreed or paid",
              sentence: "No fee of your own says yet what creators cost who name no price.",
            }
          : {
              note: "No price is guessed",
              sentence: `Of every creator either a price is known, also from ${own} of your own, or too little to guess one.`,
            },
      says: {
        narrower: (percent) => `Ranges of guessed prices are ${percent} narrower after ${own} of your own.`,
        same: () => `After ${own} of your own, ranges of guessed prices are as wide as before.`,
        wider: (percent) =>
          `After ${own} of your own, ranges of guessed prices are ${percent} wider, since fees lie far apart.`,
      },
    },
    around,
  );
}

function toLesson(
  { id, label, definition, own, sample, source, narrowing, missing, says }: Told,
  { isSample, takenAt }: Around,
): Lesson {
  const value = narrowing && narrowing.before > 0 ? (narrowing.now / narrowing.before) * 100 : null;
  const said = value === null ? null : outcomeOf(value);
  const percent = value === null ? "" : `${Math.round(Math.abs(100 - value))}%`;
  return {
    figure: {
      id,
      label,
      value,
      unit: "share",
      currency: null,
      note: said === null ? missing.note : `of the width before ${own}`,
      source: {
        metric: `learning.${id}`,
        label,
        definition,
        inputs: narrowing
          ? [
              { label: "Before", value: narrowing.before.toFixed(2) },
              { label: "Now", value: narrowing.now.toFixed(2) },
            ]
          : [],
        sample,
        asOf: takenAt.toISOString(),
        source: isSample ? `${source} (sample data, invented)` : source,
      },
    },
    isNarrower: said === null ? null : said === "narrower",
    sentence: said === null ? missing.sentence : says[said](percent),
  };
}

function outcomeOf(value: number): "narrower" | "same" | "wider" {
  if (Math.abs(100 - value) < CHANGE) return "same";
  return value < 100 ? "narrower" : "wider";
}
