import { classes } from "#/ui/classes.ts";
import { Picture } from "./Picture.tsx";

const SIZES = {
  24: "size-6 text-[10px]",
  28: "size-7 text-[11px]",
  32: "size-8 text-xs",
  40: "size-10 text-base",
  56: "size-14 text-lg",
};

// Soft pairs of the design (text on background at least 5.6), the same in both themes.
const TINTS = [
  "bg-[#dbe7fb] text-[#234a86]",
  "bg-[#d8efec] text-[#125a54]",
  "bg-[#f6e3d8] text-[#7f3c17]",
  "bg-[#ebe2f8] text-[#573290]",
  "bg-[#f3e6c6] text-[#684600]",
  "bg-[#f7dfe6] text-[#862a4a]",
];

interface AvatarProps {
  name: string;
  image?: string | null;
  size?: keyof typeof SIZES;
}

/** Initials on a tint that follows from the name, or the picture; the name itself stands beside it. */
export function Avatar({ name, image, size = 32 }: AvatarProps) {
  const look = classes("inline-grid shrink-0 place-items-center rounded-full font-semibold", SIZES[size]);
  if (image) return <Picture image={image} sizes={size} className={classes(look, "object-cover")} />;
  return (
    <span aria-hidden className={classes(look, tint(name))}>
      {initials(name)}
    </span>
  );
}

/** Of letters and digits alone: a flag or a heart beside a name stands for nobody. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  const first = words[0] ?? "";
  const last = words.at(-1) ?? "";
  return (words.length > 1 ? letters(first, 1) + letters(last, 1) : letters(first, 2)).toUpperCase();
}

function letters(word: string, count: number): string {
  return Array.from(word).slice(0, count).join("");
}

function tint(name: string): string {
  // A handle has the same tint with its @ and without.
  const sum = Array.from(name.replace(/^@/u, "")).reduce(
    (total, letter) => total + (letter.codePointAt(0) ?? 0),
    0,
  );
  return TINTS[sum % TINTS.length] ?? "";
}
