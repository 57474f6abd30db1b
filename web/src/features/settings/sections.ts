import type { Me } from "@app/contract/identity/schemas";
import type { ComponentType } from "react";
import { late } from "#/ui/late.tsx";

export const SECTION_GROUPS = ["You", "This workspace", "Server"] as const;

export interface Section {
  /** In the address: `/settings/{id}`. */
  id: string;
  group: (typeof SECTION_GROUPS)[number];
  label: string;
  /** Under the title. */
  text: string;
  panel: ComponentType;
}

/** Fetched when it is opened: nobody reads all sections, and some are heavy. */
function panel<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return late(async () => (await load())[name]);
}

const SECTIONS: readonly Section[] = [
  {
    id: "profile",
    group: "You",
    label: "Profile",
    text: "Your name, the same in every workspace.",
    panel: panel(() => import("./panels/you.lazy.ts"), "ProfilePanel"),
  },
  {
    id: "sign-in-methods",
    group: "You",
    label: "Sign-in methods",
    text: "Keep two that do not depend on the same device. The last one cannot be removed.",
    panel: panel(() => import("./panels/you.lazy.ts"), "SignInMethodsPanel"),
  },
  {
    id: "sessions",
    group: "You",
    label: "Sessions",
    text: "Where you are signed in. End what you do not know or no longer use.",
    panel: panel(() => import("./panels/you.lazy.ts"), "SessionsPanel"),
  },
  {
    id: "navigation",
    group: "You",
    label: "Navigation",
    text: "What your sidebar shows beside Strategy AI and Reports. For you alone, in every workspace.",
    panel: panel(() => import("./panels/own.lazy.ts"), "NavigationSettings"),
  },
  {
    id: "workspace",
    group: "This workspace",
    label: "Workspace",
    text: "Its name, its time zone, its currency, and who sees prices.",
    panel: panel(() => import("./panels/workspace.lazy.ts"), "WorkspacePanel"),
  },
  {
    id: "brand-profile",
    group: "This workspace",
    label: "Brand profile",
    text: "Three questions. Strategy AI and the suggestions start from the answers.",
    panel: panel(() => import("./panels/own.lazy.ts"), "BrandProfileSettings"),
  },
  {
    id: "days",
    group: "This workspace",
    label: "Quiet days",
    text: "Days on which no post goes live, and school holidays. Strategy AI plans around them.",
    panel: panel(() => import("./panels/own.lazy.ts"), "PostingDaysSettings"),
  },
  {
    id: "assumptions",
    group: "This workspace",
    label: "Assumptions",
    text: "The numbers that forecasts take for granted. Change those that you know better.",
    panel: panel(() => import("./panels/plans.lazy.ts"), "AssumptionsSettings"),
  },
  {
    id: "memory",
    group: "This workspace",
    label: "Memory",
    text: "What your team told Strategy AI for good. New plans follow what reads as a rule, and say so.",
    panel: panel(() => import("./panels/plans.lazy.ts"), "MemorySettings"),
  },
  {
    id: "members",
    group: "This workspace",
    label: "Members",
    text: "Who is in this workspace, and what each of them may do.",
    panel: panel(() => import("./panels/workspace.lazy.ts"), "MembersPanel"),
  },
  {
    id: "api-tokens",
    group: "This workspace",
    label: "API tokens",
    text: "For programs that read or write this workspace.",
    panel: panel(() => import("./panels/workspace.lazy.ts"), "ApiTokensPanel"),
  },
  {
    id: "objections",
    group: "This workspace",
    label: "Objections",
    text: "Who asked not to be stored. Every import refuses them.",
    panel: panel(() => import("./panels/objections.lazy.ts"), "ObjectionsPanel"),
  },
  {
    id: "assistant",
    group: "Server",
    label: "Assistant",
    text: "A model that Strategy AI may ask, programs that may ask it, and what people said of its answers. It works without either; nothing leaves this machine until you set one.",
    panel: panel(() => import("./panels/assistant.lazy.ts"), "AssistantSettings"),
  },
  {
    id: "administrators",
    group: "Server",
    label: "Administrators",
    text: "Who may set what belongs to the server, whichever workspaces they are in.",
    panel: panel(() => import("./panels/server.lazy.ts"), "AdministratorsPanel"),
  },
  {
    id: "sign-in",
    group: "Server",
    label: "Sign-in",
    text: "Who makes an account on this server, which ways in it offers, and how they go.",
    panel: panel(() => import("./panels/server.lazy.ts"), "SignInSettingsPanel"),
  },
  {
    id: "mail",
    group: "Server",
    label: "Mail",
    text: "How links and notices reach people. Without a mail server they wait in the outbox.",
    panel: panel(() => import("./panels/server.lazy.ts"), "MailPanel"),
  },
  {
    id: "messages",
    group: "Server",
    label: "Messages",
    text: "How codes reach phones, by SMS or WhatsApp. Without a service they wait in the outbox.",
    panel: panel(() => import("./panels/server.lazy.ts"), "TextsPanel"),
  },
  {
    id: "outbox",
    group: "Server",
    label: "Outbox",
    text: "What Herald wrote to people, and what became of it. Server administrators see it, and so does ./herald outbox.",
    panel: panel(() => import("./panels/server.lazy.ts"), "OutboxPanel"),
  },
  {
    id: "sample",
    group: "Server",
    label: "Sample",
    text: "Removed in one click, and brought back as it was made.",
    panel: panel(() => import("./panels/own.lazy.ts"), "SampleSettings"),
  },
];

/** What belongs to our own identity provider alone: another one keeps it itself. */
const OF_OUR_PROVIDER: ReadonlySet<string> = new Set(["sessions", "sign-in", "messages"]);

/**
 * What this person may set; sections of the server only for server administrators. A reviewer may be a guest, who does not
 * read who is in the workspace.
 * @param isHosted whether people sign in at a provider outside.
 */
export function sectionsFor(me: Me, isHosted = false): readonly Section[] {
  const isReviewer = me.currentWorkspace?.role === "reviewer";
  return SECTIONS.filter(
    ({ id, group }) =>
      (group !== "Server" || me.isServerAdministrator) &&
      !(isHosted && OF_OUR_PROVIDER.has(id)) &&
      !(isReviewer && id === "members"),
  );
}
