/** The addresses of what happened: posts with their figures, orders, payments and tracking codes. */
export const resultPaths = {
  posts: "/api/v1/posts",
  post: "/api/v1/posts/:id",
  postFigures: "/api/v1/posts/:id/figures",
  orders: "/api/v1/orders",
  order: "/api/v1/orders/:id",
  payments: "/api/v1/payments",
  payment: "/api/v1/payments/:id",
  recent: "/api/v1/results/recent",
  waiting: "/api/v1/results/waiting",
  attach: "/api/v1/results/waiting/:id/attach",
  ofCampaign: "/api/v1/campaigns/:id/results",
  ofCreator: "/api/v1/creators/:id/results",
  tracking: "/api/v1/campaigns/:id/tracking",
  trackingFile: "/api/v1/campaigns/:id/tracking.csv",
} as const;
