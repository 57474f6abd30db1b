import type { FirstStep } from "#/features/home/home.rules.ts";

interface StepText {
  title: string;
  text: string;
  action: string;
}

export const STEP_TEXTS: Record<FirstStep, StepText> = {
  people: {
    title: "Bring your people",
    text: "Paste cells, handles or links, or take an Excel or CSV file",
    action: "Bring people",
  },
  "brand-profile": {
    title: "Brand profile",
    text: "Your handle, what you sell and where, two rivals",
    action: "Describe your brand",
  },
  invite: {
    title: "Invite link",
    text: "One link to copy; no mail server needed",
    action: "Invite people",
  },
  network: {
    title: "Other computers",
    text: "Whether links open elsewhere, and how they do",
    action: "Open it elsewhere",
  },
};
