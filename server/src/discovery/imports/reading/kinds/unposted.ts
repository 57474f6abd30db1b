import { fold } from "#/language/fold.ts";
import { asksForBans } from "#/language/tables/contact-bans.ts";
import { answerOf, paymentStateNamed, statusNamed } from "#/language/tables/tables.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import type { TableRecord } from "#/discovery/imports/reading/records.ts";
import { readOwnFields } from "#/discovery/imports/reading/row-rest.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { Row, RowOutcome } from "#/discovery/imports/reading/rows.ts";
import { textAt } from "#/discovery/imports/reading/words.ts";
import { OF_POSTS } from "./facts-of-columns.ts";
import type { RecordField } from "@app/contract/discovery/import-records";

/** What a post has that is out; a fee and a format are agreed before. */
const OF_RESULTS: readonly RecordField[] = [...OF_POSTS, "impressions", "clicks", "orders", "revenue"];
/** Drafts that somebody has to make, look at or put out. */
const IN_WORK =
  /(?<!\p{L})(?:in|under|for|to|pending|awaiting|waiting for|en|em|zur|in der) (?:the )?(?:review|revision\w*|revisao|revisione|approval|relecture|validation|freigabe|prufung|korrektur|production|produccion|producao|produktion|produzione|edition|edicion|edicao)(?!\p{L})|(?<!\p{L})(?:drafts?|entwurf|borrador|brouillon|rascunho|bozza|szkic|koncept|taslak|scheduled|planned|geplant|programad[oa]|planifiee?|agendad[oa]|pianificat[oa]|zaplanowan\p{L}*|planlandi|dijadwalkan|changes requested|revisions?|briefed|filming|shooting)(?!\p{L})/u;

const POSTED =
  /(?<!\p{L})(?:posted|live|published|online|gepostet|veroffentlicht|publiee?s?|en ligne|publicad[oa]s?|postad[oa]s?|no ar|subid[oa]s?|pubblicat[oaei]|opublikowan\p{L}*|zverejnen\p{L}*|publikovan\p{L}*|vydano|gepubliceerd|online gezet|yayinlandi|dipublikasikan|yayin(?:da|landi)|tayang|geplaatst|done|completed?|finished|fertig|erledigt|termine\p{L}*|terminad[oa]|concluid[oa]|finalizad[oa]|completad[oa]|completat[oa])(?!\p{L})/u;
/** "Not live yet", "to be posted", "scheduled to go live". */
const AHEAD =
  /(?<!\p{L})(?:not|to|yet|will|when|until|before|scheduled?|planned|ready|approved|nicht|noch|geplant|wird|pas|a|sera|prevu\p{L}*|no|por|aun|todavia|nao|ainda|non|da|programad[oa]|agendad[oa])(?!\p{L})(?! (?:ar|aria)(?!\p{L}))/u;

/** The column of a row that says that its post is not out; null where anything says that it may be. */
function stageOf({ cells }: TableRecord, { columns, kind }: TableContext): Column | null {
  if (kind !== "posts") return null;
  const isFilled = (fields: readonly RecordField[]) =>
    columns.some(
      ({ record, index }) => record !== null && fields.includes(record) && !isNotKnown(textAt(cells, index)),
    );
  if (isFilled(OF_RESULTS)) return null;
  const answer = columns.find(asksIfPosted);
  if (answer && !isFilled(["postedAt"]))
    return answerOf(firstOf(textAt(cells, answer.index))) === true ? null : answer;
  const free = columns.filter(
    ({ record, index, header }) =>
      record === null && !asksForBans(header) && !isNotKnown(textAt(cells, index)),
  );
  const stage =
    free.find(isOfStatus) ??
    // "Draft" over "changes requested" and "cancelled" says it in few words.
    free.find(({ field, index }) => field === null && saysUndone(textAt(cells, index)));
  if (!stage || saysPosted(textAt(cells, stage.index))) return null;
  // The day of a draft is the one that is planned.
  const isOut =
    isFilled(["postedAt"]) &&
    !saysUndone(textAt(cells, stage.index)) &&
    !isInWork(textAt(cells, stage.index));
  return isOut ? null : stage;
}

/** "Posted" over "Y" and "N". */
function asksIfPosted({ record, header, contents }: Column): boolean {
  const answers = Math.max(contents.states, contents.settled);
  return record === null && POSTED.test(fold(header)) && answers >= ANSWERS;
}

/** "Story", where a row is ticked as posted by "Y (story)"; empty for a bare tick. */
export function saidOfTick({ cells }: TableRecord, { columns }: TableContext): string {
  const answer = columns.find(asksIfPosted);
  const cell = textAt(cells, answer?.index);
  const tick = firstOf(cell);
  return answerOf(tick) === true ? cell.slice(tick.length) : "";
}

/** Share of its cells that are answers, at least. Chosen by us. */
const ANSWERS = 0.5;

function firstOf(cell: string): string {
  return cell.split(/[\s,;(]/u)[0] ?? cell;
}

function isOfStatus({ said }: Column): boolean {
  return said.fields[0] === "status";
}

function isInWork(cell: string): boolean {
  return IN_WORK.test(fold(cell));
}

/** Longer cells are notes. Chosen by us. */
const WORDS_MAX = 30;
const UNDONE =
  /^(?:(?:not|nicht|noch nicht|pas|pas encore|no|aun no|nao|ainda nao|non|not yet) (?:\p{L}+ )?(?:received|delivered|submitted|started|done|erhalten|geliefert|erledigt|recu|livre|recibid[oa]|entregad[oa]|recebid[oa]|entregue|ricevut[oa]|consegnat[oa])|missing|awaited|fehlt(?: noch)?|cancel\p{L}*|storn\p{L}*|abgesagt|annul\p{L}*|anulad[oa]|dropped(?: out)?|pulled out|iptal|odwolan\p{L}*|dibatalkan|geannuleerd)(?!\p{L})/u;

/** "Changes requested", "not received", "cancelled": nothing is out. */
function saysUndone(cell: string): boolean {
  const text = fold(cell).trim();
  if (text.length > WORDS_MAX || AHEAD_OF_DONE.test(text)) return false;
  return UNDONE.test(text) || IN_WORK.exec(text)?.index === 0;
}

/** "Draft approved" may be out. */
const AHEAD_OF_DONE =
  /(?<!\p{L})(?:approved|ok|freigegeben|valide\p{L}*|aprobad[oa]|aprovad[oa]|approvat[oa]|final|done)(?!\p{L})/u;

/** What is paid or ticked is done. */
function saysPosted(cell: string): boolean {
  const text = fold(cell);
  if (answerOf(cell) === true || paymentStateNamed(cell) === "paid") return true;
  return POSTED.test(text) && !AHEAD.test(text);
}

/** Whether a row of a tracker is about somebody who has not posted: contacted, declined, shipped. */
export function isUnposted(record: TableRecord, context: TableContext): boolean {
  return stageOf(record, context) !== null;
}

/** How far talks are, and what else such a row says, is kept with its creators: there is no post that it could be of. */
export function readStage(
  row: Pick<Row, "record" | "context" | "fates" | "problems">,
  { accounts }: Extract<RowOutcome, { kind: "accounts" }>,
): void {
  const stage = stageOf(row.record, row.context);
  if (stage === null) return;
  const said = textAt(row.record.cells, stage.index);
  // "Not started" is a piece of work that somebody agreed to; "to be approached" is said of a person.
  const isOfWork = UNBEGUN.test(fold(said)) && namesWork(row);
  const status = isOfStatus(stage) && !isOfWork ? statusNamed(said) : null;
  if (status !== null) {
    row.fates[stage.index] = "stored";
    for (const { values, columns, cells } of accounts) {
      if (values.status === "do_not_contact") continue;
      values.status = status;
      columns.status = stage.header;
      cells.set("status", [stage.index]);
    }
  }
  readOwnFields(row, accounts);
}

const UNBEGUN = /(?<!\p{L})(?:start|begonnen|begun|commenc|empez|inici)/u;

/** Whether a row says what somebody makes, or for how much. */
function namesWork({ record: { cells }, context }: Pick<Row, "record" | "context">): boolean {
  return context.columns.some(
    ({ record, index }) => (record === "format" || record === "fee") && !isNotKnown(textAt(cells, index)),
  );
}
