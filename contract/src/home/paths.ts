/** The addresses of the home screen. */
export const homePaths = {
  figures: "/api/v1/home/figures",
} as const;
