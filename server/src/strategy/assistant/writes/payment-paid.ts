import { OpenPayments } from "@app/contract/strategy/findings/writes";
import { addDays } from "#/language/time/calendar.ts";
import type { Answer } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import type { PaidSaid } from "./reading/read-paid.ts";
import { notDone, written } from "./write-sentences.ts";
import { NO_INVOICE, NOTHING_OWED, SEVERAL_OWED } from "./writing-words.ts";

/** Marks the one payment that somebody still waits for as paid, after a yes; of several it is asked which. */
export function paidAnswer(said: PaidSaid): Answer {
  return {
    next: (_, found) => {
      const open = openIn(found);
      const { handle, invoice, daysAgo } = said;
      if (!open) return [{ tool: "find_open_payments", input: { handle, invoice } }];
      const [one, ...others] = open.rows;
      const isDone = found.some(({ tool }) => tool === "set_paid");
      if (!one || one.handle === null || others.length > 0 || isDone) return [];
      const paidOn = addDays(open.today, -daysAgo);
      return [{ tool: "set_paid", input: { id: one.id, name: one.invoice, handles: [one.handle], paidOn } }];
    },
    write: ({ text, language }, found) => {
      if (found.at(-1)?.denied === true) return [notDone({ text, language })];
      const open = openIn(found);
      if (!open || found.some(({ tool }) => tool === "set_paid")) return written({ language }, found);
      if (said.handle === null)
        return [inLanguage(NO_INVOICE, language).replace("{name}", () => said.invoice ?? "")];
      const names = open.rows.map((_, at) => `“[[${open.id}#rows.${at}.invoice]]”`).join(", ");
      const sentence = inLanguage(open.rows.length === 0 ? NOTHING_OWED : SEVERAL_OWED, language);
      return [sentence.replace("{handle}", () => `[[${open.id}#handle]]`).replace("{names}", () => names)];
    },
  };
}

function openIn(found: readonly Finding[]) {
  const finding = found.find(({ tool }) => tool === "find_open_payments");
  const open = OpenPayments.safeParse(finding?.output).data;
  return finding && open ? { id: finding.id, ...open } : null;
}
