import { Draft, OnePage } from "../findings/drafts.ts";
import { formatDate } from "../../formats.ts";
import type { Say } from "./phrases.ts";

/** A text of an answer that is copied. */
export interface CardDraft {
  title: string;
  text: string;
  note: string;
  /** Made to be handed round on paper. */
  isPage?: boolean;
}

const TITLES: Readonly<Record<Draft["kind"], string>> = {
  mail: "Outreach mail",
  message: "Message",
  counter: "Counter-offer",
  decline: "Friendly refusal",
  reminder: "Reminder",
  subjects: "Subject lines",
  points: "Talking points",
  hooks: "Hooks",
  caption: "Caption",
  brief: "Brief",
};

/** The texts of answers, by the tool that wrote them; null where there is none, or its prices are withheld. */
export const DRAFT_CARDS: Readonly<Record<string, (output: unknown, say: Say) => CardDraft | null>> = {
  "tool-write_draft": (output, say) => {
    const draft = Draft.safeParse(output).data;
    if (!draft) return null;
    const { kind, title, text, blanks } = draft;
    const what = say(TITLES[kind]);
    const open = blanks.length > 0 ? [say("Fill what stands in brackets: {0}.", blanks.join(", "))] : [];
    return {
      title: title === "" ? what : `${what}: ${title}`,
      text,
      note: [say("A frame, not a finished text; nothing is sent."), ...open].join(" "),
    };
  },
  "tool-write_one_page": (output, say) => {
    const page = OnePage.safeParse(output).data;
    if (!page?.plan) return null;
    const { title, sections, plan, asOf } = page;
    const parts = sections.map(({ heading, lines }) =>
      [heading, ...lines.map((line) => `• ${line}`)].join("\n"),
    );
    return {
      title: say("One page: {0}", title),
      text: [title, ...parts].join("\n\n"),
      note: say("From version {0} of the plan, {1}.", String(plan.version), formatDate(asOf, "UTC")),
      isPage: true,
    };
  },
};
