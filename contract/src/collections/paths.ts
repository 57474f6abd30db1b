/** The addresses of collections. */
export const collectionPaths = {
  all: "/api/v1/collections",
  one: "/api/v1/collections/:id",
  restore: "/api/v1/collections/:id/restore",
  export: "/api/v1/collections/:id/export.csv",
  links: "/api/v1/collections/:id/links",
  link: "/api/v1/collections/:id/links/:linkId",
  restoreLink: "/api/v1/collections/:id/links/:linkId/restore",
  creators: "/api/v1/collections/:id/creators",
  creator: "/api/v1/collections/:id/creators/:creatorId",
  vote: "/api/v1/collections/:id/creators/:creatorId/vote",
} as const;
