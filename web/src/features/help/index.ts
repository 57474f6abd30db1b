export { HelpPage } from "./HelpPage.tsx";
export { HELP_TOPICS } from "./help-topics.ts";
