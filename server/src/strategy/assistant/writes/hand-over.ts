import { CreatorsFound, FINDING_ROWS_MAX } from "@app/contract/strategy/findings/schemas";
import { OwnersNamed } from "@app/contract/strategy/findings/writes";
import type { Language } from "#/strategy/acts/act.ts";
import type { Call } from "#/strategy/assistant/answers/answer.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import type { OwnerSaid } from "./reading/read-owner.ts";
import { NO_SUCH_OWNER, TOO_MANY, WHICH } from "./writing-words.ts";

/** Hands creators over: those who are named, or all of somebody's; a name that nobody has yet is taken as typed. */
export function handOverCalls(
  { owner, from }: OwnerSaid,
  handles: readonly string[] | null,
  found: readonly Finding[],
): Call[] {
  const [next, before] = ownersIn(found);
  if (!next) return [{ tool: "find_owner", input: { name: owner } }];
  if (next.rows.length > 1) return [];
  const name = next.rows[0]?.name ?? capitalised(owner);
  if (from === null) return handles === null ? [] : [setOwner(name, handles)];
  if (!before) return [{ tool: "find_owner", input: { name: from } }];
  const [only, ...others] = before.rows;
  if (!only || others.length > 0) return [];
  const listed = creatorsIn(found);
  if (!listed)
    return [{ tool: "find_creators", input: { filters: { owner: [only.name] }, limit: FINDING_ROWS_MAX } }];
  const all = [...new Set(listed.rows.map(({ handle }) => handle))];
  return all.length < listed.total ? [] : [setOwner(name, all)];
}

/** "tom" is hurriedly typed; a name with a capital stays as it is. */
function capitalised(name: string): string {
  return name === name.toLowerCase()
    ? name.replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase())
    : name;
}

function setOwner(owner: string, handles: readonly string[]): Call {
  return { tool: "set_owner", input: { handles: [...handles], owner } };
}

/** Why nobody was handed over; null where nothing was looked for, or whom it is of is not known. */
export function notHandedOver(found: readonly Finding[], language: Language): string | null {
  const unclear = ownersIn(found).find(({ rows }) => rows.length > 1);
  if (unclear) {
    const names = unclear.rows.map((_, index) => `“[[${unclear.id}#rows.${index}.name]]”`).join(", ");
    return inLanguage(WHICH, language).replace("{names}", () => names);
  }
  const listed = creatorsIn(found);
  if (listed) return inLanguage(TOO_MANY, language).replace("{total}", () => `[[${listed.id}#total]]`);
  const before = ownersIn(found)[1];
  if (before?.rows.length !== 0) return null;
  return inLanguage(NO_SUCH_OWNER, language).replace("{name}", () => `[[${before.id}#name]]`);
}

function ownersIn(found: readonly Finding[]) {
  return found.flatMap(({ id, tool, output }) => {
    const named = tool === "find_owner" ? OwnersNamed.safeParse(output).data : undefined;
    return named ? [{ id, ...named }] : [];
  });
}

function creatorsIn(found: readonly Finding[]) {
  const finding = found.find(({ tool }) => tool === "find_creators");
  const listed = CreatorsFound.safeParse(finding?.output).data;
  return finding && listed ? { id: finding.id, ...listed } : null;
}
