/** Names the words that a link to a new thread puts into the box. */
export const SAY_PARAM = "say";

/** The addresses of Strategy AI. */
export const strategyPaths = {
  threads: "/api/v1/threads",
  thread: "/api/v1/threads/:id",
  restoreThread: "/api/v1/threads/:id/restore",
  forkThread: "/api/v1/threads/:id/fork",
  messages: "/api/v1/threads/:id/messages",
  stream: "/api/v1/threads/:id/stream",
  stop: "/api/v1/threads/:id/stop",
  ownFeedback: "/api/v1/threads/:id/feedback",
  answerFeedback: "/api/v1/threads/:id/messages/:messageId/feedback",
  feedback: "/api/v1/strategy/feedback",
  feedbackCounts: "/api/v1/strategy/feedback/counts",
  feedbackExport: "/api/v1/strategy/feedback/export.csv",
  starters: "/api/v1/strategy/starters",
  assumptions: "/api/v1/strategy/assumptions",
  learning: "/api/v1/strategy/learning",
  attachments: "/api/v1/strategy/attachments",
  memory: "/api/v1/strategy/memory",
  fact: "/api/v1/strategy/memory/:id",
  restoreFact: "/api/v1/strategy/memory/:id/restore",
  whoAnswers: "/api/v1/strategy/who-answers",
  languageModel: "/api/v1/strategy/language-model",
  languageModelRules: "/api/v1/strategy/language-model/rules",
  languageModelTest: "/api/v1/strategy/language-model/test",
  languageModelsHere: "/api/v1/strategy/language-model/look",
  languageModelRequests: "/api/v1/strategy/language-model/requests",
  mcp: "/api/v1/strategy/mcp",
  mcpCalls: "/api/v1/strategy/mcp/calls",
  strategies: "/api/v1/strategies",
  strategy: "/api/v1/strategies/:id",
  version: "/api/v1/strategies/:id/versions/:number",
  limits: "/api/v1/strategies/:id/limits",
  trial: "/api/v1/strategies/:id/trial",
  collection: "/api/v1/strategies/:id/collection",
  campaign: "/api/v1/strategies/:id/campaign",
} as const;

/** The addresses of links that show a thread. */
export const threadLinkPaths = {
  links: "/api/v1/threads/:id/links",
  link: "/api/v1/threads/:id/links/:linkId",
  restoreLink: "/api/v1/threads/:id/links/:linkId/restore",
} as const;
