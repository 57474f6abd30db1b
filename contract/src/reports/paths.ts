/** The addresses of reports and their links. */
export const reportPaths = {
  all: "/api/v1/reports",
  score: "/api/v1/reports/score",
  one: "/api/v1/reports/:id",
  restore: "/api/v1/reports/:id/restore",
  export: "/api/v1/reports/:id/export.csv",
  links: "/api/v1/reports/:id/links",
  link: "/api/v1/reports/:id/links/:linkId",
  restoreLink: "/api/v1/reports/:id/links/:linkId/restore",
} as const;
