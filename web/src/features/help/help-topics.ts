export interface HelpTopic {
  title: string;
  text: string;
  /** Where it is done. */
  to: string;
  link: string;
}

/** Read by those alone who may invite: to others the place is closed, or nothing is to be done there. */
export const INVITING = "/settings/members";

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: "Bring your people",
    text: "Paste cells, handles or profile links, or take an Excel or CSV file. You see each column as it was read before anything is saved, and an import can be removed again.",
    to: "/influencers",
    link: "Influencer Discovery",
  },
  {
    title: "Find creators in your own words",
    text: "A sentence becomes filters that you can change one by one. What was not understood is shown, never dropped in silence. Unknown values are counted apart.",
    to: "/influencers",
    link: "Find influencers",
  },
  {
    title: "Plan under a budget",
    text: "Strategy AI chooses creators with a solver: how close to the best plan, what each rule costs, and at what price a creator left out would get in.",
    to: "/strategy-ai",
    link: "Ask Strategy AI",
  },
  {
    title: "Plan from a file",
    text: "Attach a brief as .txt, .md, .docx, .pdf or .eml to your message, or drop it there. Its text is shown first, to be put right; nothing is used before you say so.",
    to: "/strategy-ai",
    link: "Attach a brief",
  },
  {
    title: "Have Strategy AI remember",
    text: "Tell it what always holds, such as “we never work with casinos”. It asks before it remembers; new plans follow it and say so. Change or forget it in Settings, Memory.",
    to: "/settings/memory",
    link: "Memory",
  },
  {
    title: "Say whether an answer helped",
    text: "Two buttons below each answer. Of one that did not help, say what was wrong; administrators read it in Settings, Assistant. Press again to take it back. Nothing leaves this machine.",
    to: "/strategy-ai",
    link: "Strategy AI",
  },
  {
    title: "Share a conversation",
    text: "Threads, More, Share links: whoever has the link reads the conversation and its plan as they are now, without an account, until it ends or you take it back. Prices stay out unless you say so; e-mail addresses and phone numbers always do.",
    to: "/strategy-ai",
    link: "Strategy AI",
  },
  {
    title: "Take the server away from somebody",
    text: "For server administrators: who leaves a workspace keeps the server. Settings, Administrators shows who has it and takes it away, which signs them out everywhere; ./herald admins remove EMAIL does the same on the server.",
    to: "/settings/administrators",
    link: "Administrators",
  },
  {
    title: "Back up and restore",
    text: "For whoever runs this server: README says what to copy. After a restored backup run ./herald end-sessions --tokens on the server: a copy brings back sessions, links, codes and tokens that had ended since.",
    to: "/settings/administrators",
    link: "Administrators",
  },
  {
    title: "Change or reset a password",
    text: "Settings, Sign-in methods changes it. A forgotten one is reset on the sign-in page: “Forgot it?” mails a link, which works in the browser that asked for it.",
    to: "/settings/sign-in-methods",
    link: "Sign-in methods",
  },
  {
    title: "Use an authenticator app",
    text: "Settings, Sign-in methods sets it up, once your e-mail address is verified. From then on each sign-in asks for its code, or for one of the ten recovery codes that are shown once.",
    to: "/settings/sign-in-methods",
    link: "Sign-in methods",
  },
  {
    title: "Lost authenticator app and recovery codes",
    text: "With the app lost, a recovery code signs you in. With both lost, ask a server administrator to let you in, in Settings, Members or by ./herald lost-app: then a mailed link or code lets you in for 24 hours, and takes the app away.",
    to: "/settings/sign-in-methods",
    link: "Sign-in methods",
  },
  {
    title: "Leave or delete a workspace",
    text: "Settings, Workspace leaves it; owners also export everything and delete it. For an hour owners bring a deleted workspace back, in the menu of workspaces at the top.",
    to: "/settings/workspace",
    link: "Workspace",
  },
  {
    title: "Have somebody invited",
    text: "Owners and admins of a workspace invite people, change roles and remove somebody. Settings, Members says who they are; reviewers do not see it.",
    to: "/settings/workspace",
    link: "Workspace",
  },
  {
    title: "Have mails sent",
    text: "For server administrators: Settings, Mail takes an SMTP server and sends you one mail to try it. Without one, links to sign in wait in Settings, Outbox, to be passed on by hand.",
    to: "/settings/mail",
    link: "Mail",
  },
  {
    title: "Keep creators in a collection",
    text: "A named list with notes. Remove what does not fit: every removal can be undone for 10 seconds.",
    to: "/collections",
    link: "Collections",
  },
  {
    title: "Brief and follow a campaign",
    text: "At most 8 guidelines, handles, hashtags, the disclosure rule, deliverables and budget. Late drafts come first.",
    to: "/campaigns",
    link: "Campaigns",
  },
  {
    title: "Check a draft",
    text: "Ten checks of a video and its caption. Each is passed, failed or not checked, with the second, the frame or the word that shows it.",
    to: "/sentinel",
    link: "Check content",
  },
  {
    title: "Share a report",
    text: "A report prints well, exports as CSV, and opens for others by a link that you can end at any time. Prices stay out unless you say so.",
    to: "/reports",
    link: "Reports",
  },
  {
    title: "Read where a figure comes from",
    text: "Press any figure with a dotted line: its definition, inputs, sample, date and source. Unknown is NA, never 0.",
    to: "/influencers",
    link: "See some figures",
  },
  {
    title: "Invite people",
    text: "Copy one link and send it any way you like. Roles: owner, admin, member, reviewer for content checks only, viewer who reads all and writes nothing.",
    to: INVITING,
    link: "Members",
  },
];

export const SHORTCUTS: readonly { keys: string[]; text: string }[] = [
  { keys: ["Ctrl", "K"], text: "Search or jump to any screen and action" },
  { keys: ["Ctrl", "Z"], text: "Undo the last removal, while its bar is shown" },
  { keys: ["Esc"], text: "Close what is open: menu, panel, dialog" },
  { keys: ["Tab"], text: "Go on to the next thing; the first press offers to skip to the content" },
  { keys: ["←", "→"], text: "Move between tabs, or a creator between the stages of a campaign" },
  { keys: ["Enter"], text: "Send what you typed to Strategy AI; with Shift it begins a new line" },
  { keys: ["@"], text: "Name a creator while you write to Strategy AI; # names a collection or campaign" },
  { keys: ["↑", "↓"], text: "In a table of creators: the row above or below; → goes into the row" },
  { keys: ["X"], text: "In a table of creators: choose the row; with Shift all rows up to it" },
  {
    keys: ["Enter"],
    text: "In a table of creators: show the creator beside it; J and K show the next and the one before",
  },
  { keys: ["S"], text: "In a table of creators: put the creator into the collection Shortlist" },
  { keys: ["S"], text: "In a collection: shortlist the creator in the row" },
  { keys: ["P"], text: "In a collection: pass over the creator in the row" },
  { keys: ["N"], text: "In a collection: write a note on the creator in the row" },
  { keys: ["J", "K"], text: "In Sentinel: the next or the previous check" },
  { keys: ["A"], text: "In Sentinel: approve" },
  { keys: ["R"], text: "In Sentinel: needs work" },
];
