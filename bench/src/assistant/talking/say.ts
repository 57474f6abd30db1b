import * as z from "zod/mini";
import type { Json, Place } from "../herald/calls.ts";
import { send } from "../herald/calls.ts";

/** An answer as it is read, with what it was made of. */
export interface Said {
  /** Words with the figures in their places. */
  text: string;
  /** The same without the figures: no number of it has a source. */
  words: string;
  figures: string[];
  /** The last output of each tool, by its name. */
  found: ReadonlyMap<string, Json>;
  tools: string[];
  /** All that tools have answered, as text. */
  outputs: string;
  proposalId: string | null;
  approvalId: string | null;
  faults: string[];
  firstMs: number;
  wholeMs: number;
}

const Chunk = z.looseObject({ type: z.string() });
const Value = z.union([z.string(), z.number(), z.object({ amount: z.number(), currency: z.string() })]);
const Figure = z.object({ data: z.looseObject({ value: Value }) });
const Delta = z.object({ delta: z.string() });
const Input = z.object({ toolCallId: z.string(), toolName: z.string() });
const Output = z.object({ toolCallId: z.string(), output: z.record(z.string(), z.unknown()) });
const Proposed = z.object({ data: z.looseObject({ id: z.string() }) });
const Approval = z.object({ approvalId: z.string() });
const FAULTS = new Set(["error", "tool-output-error", "data-missing", "data-unverified"]);
const MINOR = 100;

/** Says something in a thread and reads the answer to its end. */
export async function say(place: Place, thread: string, body: object): Promise<Said> {
  const began = performance.now();
  const answer = await send(place, "POST", `/api/v1/threads/${thread}/messages`, body);
  if (!answer.ok) throw new Error(`The thread answered ${answer.status}: ${await answer.text()}`);
  const listener = new Listener();
  let [rest, firstMs] = ["", 0];
  for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (rest + piece).split("\n\n");
    rest = events.pop() ?? "";
    for (const event of events) if (event.startsWith("data: {")) listener.take(JSON.parse(event.slice(6)));
    if (firstMs === 0 && listener.text !== "") firstMs = performance.now() - began;
  }
  return { ...listener.said(), firstMs, wholeMs: performance.now() - began };
}

class Listener {
  text = "";
  #words = "";
  #outputs = "";
  readonly #figures: string[] = [];
  readonly #found = new Map<string, Json>();
  readonly #names = new Map<string, string>();
  readonly #faults: string[] = [];
  #proposalId: string | null = null;
  #approvalId: string | null = null;

  take(event: unknown): void {
    const { type, ...rest } = Chunk.parse(event);
    if (FAULTS.has(type)) this.#faults.push(`${type} ${JSON.stringify(rest).slice(0, 200)}`);
    if (type === "text-delta") this.#add(Delta.parse(rest).delta);
    if (type === "text-end") this.#words += " ";
    if (type === "data-figure") this.#addFigure(Figure.parse(rest).data.value);
    if (type === "data-proposal") this.#proposalId = Proposed.parse(rest).data.id;
    if (type === "tool-approval-request") this.#approvalId = Approval.parse(rest).approvalId;
    if (type === "tool-input-available") {
      const { toolCallId, toolName } = Input.parse(rest);
      this.#names.set(toolCallId, toolName);
    }
    if (type === "tool-output-available") {
      const { toolCallId, output } = Output.parse(rest);
      this.#outputs += JSON.stringify(output);
      this.#found.set(this.#names.get(toolCallId) ?? "", output);
    }
  }

  said(): Omit<Said, "firstMs" | "wholeMs"> {
    return {
      text: this.text,
      words: this.#words,
      figures: this.#figures,
      found: this.#found,
      tools: [...this.#names.values()],
      outputs: this.#outputs,
      proposalId: this.#proposalId,
      approvalId: this.#approvalId,
      faults: this.#faults,
    };
  }

  #add(words: string): void {
    this.text += words;
    this.#words += words;
  }

  #addFigure(value: z.infer<typeof Value>): void {
    const shown = typeof value === "object" ? String(value.amount / MINOR) : String(value);
    this.text += shown;
    this.#figures.push(shown);
  }
}
