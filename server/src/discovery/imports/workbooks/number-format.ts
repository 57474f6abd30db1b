import { madeOnce } from "@app/contract/made-once";

/** What a number format says beside the digits. */
export interface NumberMarks {
  /** The number is a share of one. */
  isPercent: boolean;
  /** A sign of percent is only written behind it. */
  hasPercentSign: boolean;
  /** "€", "CHF"; empty where none is written. */
  money: string;
  /** "K" behind a number that is not divided for it. */
  scale: string;
  /** A plus before it, as telephone numbers have. */
  sign: string;
  /** Digits that are filled up with zeros. */
  width: number;
  hasDay: boolean;
  hasTime: boolean;
  /** Hours beyond a day are counted on. */
  isElapsed: boolean;
}

// The child that reads workbooks may read no other room, so that these few words stand here as well.
const SCALE = /^(?:k|m|mn|mio|tsd|l|lakh|cr|b|mrd)\.?$/iu;
/** Signs of money, codes such as CHF, and the short words that countries write. */
const MONEY = /\p{Sc}|\b[A-Z]{3}\b|^(?:R\$|Rs\.?|kr\.?|zł|Kč|Ft|lei|лв\.?|руб\.?|TL|RM|Rp|AED|Fr\.?)$/u;
/** Parts that are written as they stand: "text", \x, [$€-407]; then others in brackets, such as [Red]. */
const PARTS = /"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|(\[[^\]]*\])|([_*].)/gu;

const known = new Map<string, NumberMarks>();
/** A hostile workbook has a format for every cell. */
const KNOWN_MAX = 1000;

/** Reads the format of positive numbers, which stands first. */
export function marksOf(format: string): NumberMarks {
  if (known.size >= KNOWN_MAX && !known.has(format)) return readFormat(format);
  return madeOnce(known, format, () => readFormat(format));
}

function readFormat(format: string): NumberMarks {
  const literals: string[] = [];
  const isElapsed = /\[h+\]/iu.test(format);
  const bare = firstSection(format).replaceAll(
    PARTS,
    (_part, quoted?: string, escaped?: string, currency?: string) => {
      literals.push(quoted ?? escaped ?? currency ?? "");
      return "";
    },
  );
  const said = [...literals.map((literal) => literal.trim()), ...(bare.match(/\p{Sc}|\bEUR\b/gu) ?? [])];
  const hasTime = isElapsed || /[hs]/iu.test(bare);
  const isDivided = /[0#?],+(?![0#?])/u.test(bare);
  return {
    isPercent: bare.includes("%"),
    hasPercentSign: said.includes("%"),
    money: said.find((literal) => MONEY.test(literal)) ?? "",
    scale: isDivided ? "" : (said.find((literal) => SCALE.test(literal)) ?? ""),
    sign: bare.startsWith("+") || said[0] === "+" ? "+" : "",
    width: /^\+?0{2,}$/u.test(bare.trim()) ? bare.trim().replace("+", "").length : 0,
    // An m beside hours or seconds counts minutes.
    hasDay: /[dy]/iu.test(bare) || (!hasTime && /m/iu.test(bare)),
    hasTime,
    isElapsed,
  };
}

function firstSection(format: string): string {
  return /^(?:"[^"]*"|\\.|[^";])*/u.exec(format)?.[0] ?? "";
}
