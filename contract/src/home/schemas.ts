import * as z from "zod/mini";
import { ReportFigure } from "../reports/figure.ts";

/** How many days the figures of the home page look back. Chosen by us. */
export const HOME_DAYS = 30;
/** Figures that the home page shows. Chosen by us. */
export const HOME_FIGURES = 5;

/** Where a workspace stands: outcomes first where there are some, then what is known of its creators. */
export const HomeFigures = z.object({ figures: z.array(ReportFigure), takenAt: z.string() });
export type HomeFigures = z.infer<typeof HomeFigures>;
