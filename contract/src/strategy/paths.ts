/** The addresses of Strategy AI. */
export const strategyPaths = {
  threads: "/api/v1/threads",
  thread: "/api/v1/threads/:id",
  restoreThread: "/api/v1/threads/:id/restore",
  messages: "/api/v1/threads/:id/messages",
  stream: "/api/v1/threads/:id/stream",
  stop: "/api/v1/threads/:id/stop",
  starters: "/api/v1/strategy/starters",
  assumptions: "/api/v1/strategy/assumptions",
  learning: "/api/v1/strategy/learning",
  languageModel: "/api/v1/strategy/language-model",
  strategies: "/api/v1/strategies",
  strategy: "/api/v1/strategies/:id",
  version: "/api/v1/strategies/:id/versions/:number",
  collection: "/api/v1/strategies/:id/collection",
  campaign: "/api/v1/strategies/:id/campaign",
} as const;
