/** The addresses of settings. */
export const settingsPaths = {
  brandProfile: "/api/v1/brand-profile",
  postingDays: "/api/v1/posting-days",
  sample: "/api/v1/sample",
  sampleCopy: "/api/v1/sample/copy",
  restoreSampleCopy: "/api/v1/sample/copy/restore",
  takeout: "/api/v1/takeout",
  about: "/api/v1/about",
} as const;
