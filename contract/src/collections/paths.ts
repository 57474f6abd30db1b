/** The addresses of collections. */
export const collectionPaths = {
  all: "/api/v1/collections",
  one: "/api/v1/collections/:id",
  restore: "/api/v1/collections/:id/restore",
  export: "/api/v1/collections/:id/export.csv",
  creators: "/api/v1/collections/:id/creators",
  creator: "/api/v1/collections/:id/creators/:creatorId",
} as const;
