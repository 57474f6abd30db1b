import { anyListed, patternOf } from "#/language/dictionary.ts";
import type { DatePoint } from "./flight-points.ts";

const IS = anyListed("is, falls, will be, ist, fallt, est, tombe, sera, es, cae, e, cai, hai, hoga");
const WHICH = anyListed(
  "which, that, it, this year, der, die, das, dieses jahr, heuer, qui, cette annee, que, este ano, jo, is saal",
);
const ON = anyListed("on, the, am, auf, den, le, el, em, no, dia, o, ko, this year, dieses jahr, este ano");
const THE = anyListed("the, der, la, le, el, o, das, die");
/** "Mother's Day, which is on 26 May", "Muttertag (9. Mai)". */
const DATE_BEHIND = patternOf(
  `^(?:\\s*\\(|\\s*[,–-]?\\s*(?:${WHICH}\\s+)*${IS}\\s|\\s*,?\\s*(?:der|die|das|jo)\\s)\\s*(?:${ON}\\s+)*$`,
);
/** "26 May is Mother's Day", "9. Mai (Muttertag)". */
const FEAST_BEHIND = patternOf(`^(?:\\s*\\(|\\s*[,–-]?\\s*(?:${WHICH}\\s+)*${IS}\\s)\\s*(?:${THE}\\s+)?$`);

/** Whoever says when a feast is knows it better than the calendar: their date stands for both. In order. */
export function withFeastDates(points: readonly DatePoint[], folded: string): DatePoint[] {
  const dated = points.map((point, at) => {
    const next = points[at + 1];
    const between = next ? folded.slice(point.found.end, next.found.start) : "";
    const [feast, day] = point.isHoliday ? [point, next] : [next, point];
    const isSaid = (feast === point ? DATE_BEHIND : FEAST_BEHIND).test(between);
    if (!isSaid || !feast?.isHoliday || !day || day.isHoliday || day.weekday !== undefined) return null;
    const { event, ...others } = feast;
    return { ...others, date: day.date, ...(day.date === feast.date && event !== undefined && { event }) };
  });
  return points.flatMap((point, at) => (dated[at - 1] ? [] : [dated[at] ?? point]));
}
