/** The addresses of saved searches. */
export const savedSearchPaths = {
  all: "/api/v1/saved-searches",
  one: "/api/v1/saved-searches/:id",
  restore: "/api/v1/saved-searches/:id/restore",
  news: "/api/v1/saved-searches/:id/news",
} as const;
