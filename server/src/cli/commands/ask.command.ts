import { MESSAGE_MAX, MessageInput } from "@app/contract/strategy/schemas";
import { proposalWords } from "@app/contract/strategy/proposals/words";
import * as z from "zod/mini";
import type { Turn } from "#/strategy/index.ts";
import { textOf } from "#/cli/command-line.ts";
import { stateful } from "#/cli/command.ts";

const Thread = z.uuid("Give the id of a thread, as an earlier answer names it");
const Said = z.union(
  MessageInput.def.options,
  `Give what you say as text, 1 to ${MESSAGE_MAX} characters; or the answer to a proposal or an approval`,
);
const Input = z.object({ said: Said, thread: z.nullable(Thread) });

export const askCommand = stateful({
  name: "ask",
  usage: "TEXT [--thread ID] | --stdin",
  summary: "Says one thing to Strategy AI and prints its answer; with --stdin one JSON object a line.",
  options: { thread: { kind: "value", meaning: "goes on in this thread; without it a new one begins" } },
  input: Input,
  read: async (line) => ({ said: { text: await textOf(line) }, thread: line.value("thread") ?? null }),
  readObject: ({ id: _id, thread = null, ...said }) => ({ said, thread }),
  run: async (input, { domains, caller }) => {
    const turn = await domains.strategy.turns.ask(await caller(), input);
    return { json: turn, text: describe(turn), exitCode: turn.problem === null ? 0 : 1 };
  },
});

function describe({ answer, creators, proposals, approvals, planVersion, thread, problem }: Turn): string {
  const handles = creators.map(({ handle }) => `@${handle}`).filter((name) => !answer.includes(name));
  return [
    answer,
    ...(problem === null ? [] : [problem]),
    ...(handles.length > 0 ? [`Creators: ${handles.join(", ")}`] : []),
    ...proposals.map((one) => `${proposalWords(one).read}: ${one.summary}. Say yes or no.`),
    ...approvals.map(({ tool }) => `Waits for your approval in Herald: ${tool.replaceAll("_", " ")}`),
    ...(planVersion === null ? [] : [`Plan: version ${planVersion}`]),
    `Thread: ${thread}`,
  ].join("\n");
}
