/** The addresses of content checks, their videos and uploads. */
export const checkPaths = {
  all: "/api/v1/checks",
  sample: "/api/v1/checks/sample",
  text: "/api/v1/checks/text",
  one: "/api/v1/checks/:id",
  restore: "/api/v1/checks/:id/restore",
  rerun: "/api/v1/checks/:id/rerun",
  media: "/api/v1/content/:id/media",
  uploads: "/api/v1/uploads",
  upload: "/api/v1/uploads/:id",
} as const;
