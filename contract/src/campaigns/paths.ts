/** The addresses of campaigns. */
export const campaignPaths = {
  all: "/api/v1/campaigns",
  due: "/api/v1/campaigns/due",
  one: "/api/v1/campaigns/:id",
  restore: "/api/v1/campaigns/:id/restore",
  activity: "/api/v1/campaigns/:id/activity",
  creators: "/api/v1/campaigns/:id/creators",
  creator: "/api/v1/campaigns/:id/creators/:creatorId",
  restoreCreator: "/api/v1/campaigns/:id/creators/:creatorId/restore",
  submissions: "/api/v1/campaigns/:id/deliverables/:deliverableId/submissions",
} as const;
