import { nameOf } from "@app/contract/place-names";
import type { SelectOption } from "#/ui/fields/Select.tsx";

/** ISO 639-1, those in which creators publish most. */
const LANGUAGES = `af am ar az bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka
kk kn ko ku lt lv mk ml mn mr ms my nb ne nl pa pl ps pt ro ru si sk sl so sq sr sv sw ta te th tl tr uk ur uz vi zh
zu`;

/** By name, in English. */
export const LANGUAGE_OPTIONS: readonly SelectOption[] = LANGUAGES.split(/\s+/)
  .map((value) => ({ value, label: nameOf("language", value) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "en"));
