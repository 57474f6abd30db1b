/** The addresses of creators, posts and searches. */
export const discoveryPaths = {
  creators: "/api/v1/creators",
  creatorSearch: "/api/v1/creators/search",
  creator: "/api/v1/creators/:id",
  standing: "/api/v1/creators/:id/standing",
  figure: "/api/v1/creators/:id/figures/:field",
  postSearch: "/api/v1/posts/search",
  suggestions: "/api/v1/discovery/suggestions",
} as const;
