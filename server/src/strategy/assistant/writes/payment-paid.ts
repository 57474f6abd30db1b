import { OpenPayments } from "@app/contract/strategy/findings/writes";
import { addDays } from "#/language/time/calendar.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import type { PaidSaid } from "./reading/read-paid.ts";
import { notDone, written } from "./write-sentences.ts";
import { NOTHING_OWED, SEVERAL_OWED } from "./writing-words.ts";

/** Marks the one payment that somebody still waits for as paid, after a yes; of several it is asked which. */
export function paidAnswer(said: PaidSaid): Answer {
  return {
    next: (_, found) => {
      const open = openIn(found);
      if (!open) return [{ tool: "find_open_payments", input: { handle: said.handle } }];
      const [one, ...others] = meantOf(open, said);
      if (!one || others.length > 0 || found.some(({ tool }) => tool === "set_paid")) return [];
      const paidOn = addDays(open.today, -said.daysAgo);
      return [{ tool: "set_paid", input: { id: one.id, name: one.invoice, handles: [said.handle], paidOn } }];
    },
    write: (asked, found) => {
      if (found.at(-1)?.denied === true) return [notDone(asked)];
      const open = openIn(found);
      const all = open ? meantOf(open, said) : [];
      if (!open || all.length === 1) return written(asked, found);
      const names = all.map(({ at }) => `“[[${open.id}#rows.${at}.invoice]]”`).join(", ");
      const sentence = inLanguage(all.length === 0 ? NOTHING_OWED : SEVERAL_OWED, asked.language);
      return [sentence.replace("{handle}", () => `[[${open.id}#handle]]`).replace("{names}", () => names)];
    },
  };
}

function openIn(found: readonly Finding[]) {
  const finding = found.find(({ tool }) => tool === "find_open_payments");
  const open = OpenPayments.safeParse(finding?.output).data;
  return finding && open ? { id: finding.id, ...open } : null;
}

/** Those whose number is said, else all. */
function meantOf({ rows }: OpenPayments, { text }: PaidSaid) {
  const all = rows.map((row, at) => ({ ...row, at }));
  const said = all.filter(({ invoice }) => invoice !== null && text.includes(invoice));
  return said.length > 0 ? said : all;
}
