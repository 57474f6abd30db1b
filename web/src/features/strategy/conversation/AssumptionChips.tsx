import type { Assumption } from "@app/contract/strategy/plan";
import { SHOWN } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import { Suspense, useState } from "react";
import { AssumptionEditor } from "./late-parts.ts";
import { EDITABLE_SLOTS } from "./thread.rules.ts";
import type { BriefRead } from "./thread.rules.ts";
import { formatTotal } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { Chip } from "#/ui/text/Chip.tsx";

interface AssumptionChipsProps {
  read: BriefRead;
  /** Null for those who may not change the plan. */
  onSay: ((text: string) => void) | null;
  say: Say;
}

/** What the person said and what the planner assumed; each assumption can be put right in words, and is solved again. */
export function AssumptionChips({ read, onSay, say }: AssumptionChipsProps) {
  const [open, setOpen] = useState<Assumption | null>(null);
  const { said } = read;
  const told = read.assumptions.filter(({ fact }) => fact !== undefined);
  const assumptions = read.assumptions
    .map((assumption, index) => ({ assumption, shown: read.assumed?.[index] ?? assumption.value }))
    .filter(({ assumption }) => assumption.fact === undefined);
  return (
    <section aria-label="What you said and what is assumed" className="flex flex-col gap-3">
      {said.length > 0 && (
        <ul aria-label="What you said" className="flex flex-wrap items-center gap-2">
          <li aria-hidden className="text-sm text-fg-2">
            {say(SHOWN.said)}
          </li>
          {said.map(({ slot, value }) => (
            <li key={`${slot} ${value}`} className="flex max-w-full">
              <Chip>{value}</Chip>
            </li>
          ))}
        </ul>
      )}
      {told.length > 0 && <ToldBefore told={told} onSay={onSay} say={say} />}
      <ul aria-label="What is assumed" className="flex flex-wrap items-center gap-2">
        <li className="text-sm text-fg-2">
          {say(SHOWN.assumed, formatTotal(assumptions.length, say.locale))}
        </li>
        {assumptions.map(({ assumption, shown }) => {
          const isEditable = onSay !== null && assumption.slot in EDITABLE_SLOTS;
          return (
            <li key={assumption.slot} className="flex max-w-full">
              <Chip
                kind="assumed"
                assumedName={say(SHOWN.assumedChip)}
                {...(isEditable && { onPress: () => setOpen(assumption) })}
              >
                {shown}
              </Chip>
            </li>
          );
        })}
      </ul>
      {open && onSay && (
        <Suspense fallback={null}>
          <AssumptionEditor
            key={open.slot}
            assumption={open}
            why={say(open.why)}
            onClose={() => setOpen(null)}
            onSave={(value) => {
              setOpen(null);
              onSay(`${EDITABLE_SLOTS[open.slot]}: ${value}`);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** What the team told before: each with why it is here, and a way to leave it out of this plan. */
function ToldBefore({
  told,
  onSay,
  say,
}: { told: readonly Assumption[] } & Pick<AssumptionChipsProps, "onSay" | "say">) {
  return (
    <ul aria-label="What your team told before" className="flex flex-col gap-2">
      {told.map(({ value, why, fact }) => (
        <li key={fact?.id ?? value} className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-fg-2">{say(fact?.isOverruled ? SHOWN.overruled : SHOWN.told)}</span>
          <Chip>{value}</Chip>
          <span className="min-w-0 text-sm break-words text-fg-2">{say(why)}</span>
          {onSay && fact && !fact.isOverruled && (
            <Button
              size={32}
              variant="ghost"
              aria-label={`${say(SHOWN.ignore)}: ${value}`}
              onClick={() => onSay(`Ignore this time: ${fact.text}`)}
            >
              {say(SHOWN.ignore)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
