/** The addresses of imports. */
export const importPaths = {
  all: "/api/v1/imports",
  preview: "/api/v1/imports/preview",
  mappings: "/api/v1/imports/mappings",
  mapping: "/api/v1/imports/mappings/:id",
  insight: "/api/v1/imports/insight",
  one: "/api/v1/imports/:id",
  rows: "/api/v1/imports/:id/rows",
  cancel: "/api/v1/imports/:id/cancel",
  restore: "/api/v1/imports/:id/restore",
  keptOfCreator: "/api/v1/creators/:id/kept",
} as const;
