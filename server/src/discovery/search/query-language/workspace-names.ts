import { fold } from "#/language/fold.ts";
import { listedValues } from "#/language/tables/listed-values.ts";
import { isHeralds, isOfTopics } from "./grammar/own/heralds-words.ts";
import { Phrases } from "./phrases.ts";
import { tokenise } from "./tokens.ts";

/** What a workspace calls its own: known words, before any topic. */
export interface WorkspaceNames {
  brands?: readonly string[];
  clients?: readonly string[];
  agencies?: readonly string[];
  owners?: readonly string[];
  collections?: readonly string[];
  campaigns?: readonly string[];
  tags?: readonly string[];
  /** Of the prices that are known. */
  currencies?: readonly string[];
  /** Columns of the workspace's own, with the values that they hold. */
  fields?: readonly { name: string; values: readonly string[] }[];
}

export type NameKind =
  | "brand"
  | "client"
  | "agency"
  | "owner"
  | "collection"
  | "campaign"
  | "tag"
  | "column"
  /** Called as something of Herald's own, or by no word: meant behind "field" or before its value. */
  | "hidden column"
  | "value"
  | "short value"
  | "first name";

export interface WorkspaceName {
  kind: NameKind;
  /** In lower case, as the workspace writes it. */
  value: string;
  /** Of a value: the column that holds it. */
  column?: string;
  /** Of a column that says yes or no: how it says yes. */
  yes?: string;
  /** Of a column that is called as a topic: its values are known beside it and alone. */
  isTopic?: boolean;
  /** Of a column of days: the latest that it holds, yyyy-mm-dd. */
  lastDay?: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/u;
const YES = /^(?:yes|ja|oui|si|sí|sim|haan|true|y)$/iu;

/** Shorter values, such as shirt sizes, are known beside their column only, as are those of a list. */
const VALUE_LENGTH_MIN = 4;
/** Shorter ones are mostly words. */
const FIRST_NAME_MIN = 3;
const built = new WeakMap<WorkspaceNames, Phrases<WorkspaceName>>();

/** The names as a dictionary that is asked at a token; built once for the same object. */
export function dictionaryOf(names: WorkspaceNames): Phrases<WorkspaceName> {
  const known = built.get(names) ?? build(names);
  built.set(names, known);
  return known;
}

function build(names: WorkspaceNames): Phrases<WorkspaceName> {
  const all = new Phrases<WorkspaceName>();
  const lists: [NameKind, readonly string[] | undefined][] = [
    ["client", names.clients],
    ["owner", names.owners],
    ["agency", names.agencies],
    ["collection", names.collections],
    ["campaign", names.campaigns],
    ["tag", names.tags],
    ["brand", names.brands],
  ];
  for (const [kind, list] of lists)
    for (const name of list ?? []) add(all, name, { kind, value: lower(name) });
  for (const name of names.owners ?? []) addFirstName(all, name);
  for (const { name, values } of names.fields ?? []) {
    const column = lower(name);
    const yes = values.find((value) => YES.test(value));
    const lastDay = values.every((value) => DAY.test(value)) ? values.toSorted().at(-1) : undefined;
    // "%" and "18-24" are in many a sentence that does not speak of the column.
    const isHidden = isHeralds(name) || !/\p{L}/u.test(name);
    const isTopic = isHidden && isOfTopics(name);
    const meaning: WorkspaceName = {
      kind: isHidden ? "hidden column" : "column",
      value: column,
      ...(yes !== undefined && { yes: lower(yes) }),
      ...(lastDay !== undefined && { lastDay }),
      ...(isTopic && { isTopic }),
    };
    for (const words of spellingsOf(name)) all.addWords(words, meaning);
    for (const value of values) {
      const kind = value.length >= VALUE_LENGTH_MIN && (isTopic || !isHidden) ? "value" : "short value";
      add(all, value, { kind, value: lower(value), column });
      for (const one of listedValues(value))
        add(all, one, { kind: "short value", value: lower(one), column });
    }
  }
  return all;
}

function add(all: Phrases<WorkspaceName>, name: string, meaning: WorkspaceName): void {
  all.addWords(
    tokenise(fold(name)).map(({ text }) => text),
    meaning,
  );
}

/** The words of a column as it is written, and as it is said: "shoeSize", "Hund erlaubt?", "dog_budget". */
function spellingsOf(name: string): string[][] {
  const said = name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|_/gu, " ");
  const written = tokenise(fold(name)).map(({ text }) => text);
  const spoken = tokenise(fold(said)).filter(({ kind }) => kind === "word" || kind === "number");
  const words = spoken.map(({ text }) => text);
  return words.join(" ") === written.join(" ") ? [written] : [written, words];
}

/** "Lena", and "Lenas" as German writes what is hers. */
function addFirstName(all: Phrases<WorkspaceName>, name: string): void {
  const [first = ""] = lower(name).split(/\s+/u);
  if (first.length < FIRST_NAME_MIN) return;
  for (const form of [first, `${first}s`]) add(all, form, { kind: "first name", value: first });
}

function lower(name: string): string {
  return name.trim().toLowerCase();
}
