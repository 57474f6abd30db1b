/** The addresses of imports. */
export const importPaths = {
  all: "/api/v1/imports",
  preview: "/api/v1/imports/preview",
  insight: "/api/v1/imports/insight",
  one: "/api/v1/imports/:id",
  rows: "/api/v1/imports/:id/rows",
  restore: "/api/v1/imports/:id/restore",
} as const;
