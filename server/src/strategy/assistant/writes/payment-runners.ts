import type { Caller } from "#/platform/http/caller.ts";
import { openPayments } from "#/strategy/assistant/questions/campaigns/due-runner.ts";
import { todayOf } from "#/strategy/assistant/questions/campaigns/today.ts";
import type { ToolInput } from "#/strategy/assistant/tools.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";

/** What is found of payments to a creator, and written of them after a yes. */
export function paymentRunners(sources: PlanSources, caller: Caller) {
  return {
    async find_open_payments({ handle }: ToolInput<"find_open_payments">) {
      const { today } = await todayOf(sources, caller);
      const all = await sources.creators.candidates(caller);
      const whose = new Set(all.filter((one) => isNamed(one, handle)).map(({ creatorId }) => creatorId));
      const open = await openPayments(sources, caller);
      const own = open.filter(({ creatorId }) => creatorId !== null && whose.has(creatorId));
      return { handle, today, rows: own.map(({ id, invoice, owed }) => ({ id, invoice, owed })) };
    },
    async set_paid({ id, name, handles, paidOn }: ToolInput<"set_paid">) {
      await sources.payments.setPaid(caller, id, paidOn);
      return { id, name, handles, paidOn };
    },
  };
}
