/** Widths in which a stored picture is given out (specification section 9). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export type ImageWidth = (typeof IMAGE_WIDTHS)[number];

/** The addresses of stored pictures; `w` in the query says how wide. */
export const imagePaths = {
  one: "/api/v1/images/:id",
} as const;
