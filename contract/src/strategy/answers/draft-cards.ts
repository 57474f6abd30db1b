import { Draft, OnePage } from "../findings/drafts.ts";
import { formatDate } from "../../formats.ts";

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
export const DRAFT_CARDS: Readonly<Record<string, (output: unknown) => CardDraft | null>> = {
  "tool-write_draft": (output) => {
    const draft = Draft.safeParse(output).data;
    if (!draft) return null;
    const { kind, title, text, blanks } = draft;
    const open = blanks.length > 0 ? ` Fill what stands in brackets: ${blanks.join(", ")}.` : "";
    return {
      title: title === "" ? TITLES[kind] : `${TITLES[kind]}: ${title}`,
      text,
      note: `A frame, not a finished text; nothing is sent.${open}`,
    };
  },
  "tool-write_one_page": (output) => {
    const page = OnePage.safeParse(output).data;
    if (!page?.plan) return null;
    const { title, sections, plan, asOf } = page;
    const parts = sections.map(({ heading, lines }) =>
      [heading, ...lines.map((line) => `• ${line}`)].join("\n"),
    );
    return {
      title: `One page: ${title}`,
      text: [title, ...parts].join("\n\n"),
      note: `From version ${plan.version} of the plan, ${formatDate(asOf, "UTC")}.`,
      isPage: true,
    };
  },
};
