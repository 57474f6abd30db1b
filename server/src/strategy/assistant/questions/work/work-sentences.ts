import { WORK_MONEY } from "@app/contract/strategy/findings/work-findings";
import type { WorkFigure, WorkFound, WorkRow } from "@app/contract/strategy/findings/work-findings";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { joined, listed, placeIn } from "#/strategy/assistant/questions/telling.ts";
import type { QuestionWords } from "#/strategy/assistant/questions/words/question-words.ts";
import type { WorkWords } from "#/strategy/assistant/questions/words/work/work-words.ts";
import { wordsOf } from "#/strategy/assistant/questions/words/words.ts";
import type { WorkQuestion } from "./work-question.ts";
import { isLost } from "./work-talk.ts";

/** More rows stand in the table only. Chosen by us. */
const NAMED_MAX = 5;
const RANKED_MAX = 3;
const DAYS_MAX = 2;

interface Told {
  all: QuestionWords;
  words: WorkWords;
  at: (path: string) => string;
  known: WorkFound;
  question: WorkQuestion;
  /** Whose figures these are, as they stand in brackets. */
  scope: string;
}

export function sentencesOf(
  question: WorkQuestion,
  asked: Asked,
  finding: Finding,
  known: WorkFound,
): string[] {
  const all = wordsOf(asked.language);
  const at = placeIn(finding);
  const words = all.work;
  if (isLost(known)) return [words.lost(all.quoted(at("named")))];
  if (known.couldBe.length > 0) {
    const names = known.couldBe.map((name, index) =>
      name.startsWith("@") ? at(`couldBe.${index}`) : all.quoted(at(`couldBe.${index}`)),
    );
    return [words.which(listed(names, all.and))];
  }
  const told = { all, words, at, known, question, scope: scopeOf(all, at, known, question) };
  if (isOfSomebody(question, asked) && !known.person) return [all.whoAreThey];
  // Several words that name nothing are what the question is about.
  if (known.unread !== null && known.unread.includes(" "))
    return [all.notUnderstood(all.quoted(at("unread")))];
  const left = known.unread === null ? [] : [words.leftOut(all.quoted(at("unread")))];
  return joined([...left, ...aboutFigure(told)]);
}

/** "What do we owe her" is of one person: of all, it would be another answer. */
function isOfSomebody({ read, figure, isOfTop }: WorkQuestion, { handles }: Asked): boolean {
  const isOfCampaign =
    isOfTop || figure === "budget" || figure === "left" || figure === "days" || figure === "team";
  return handles.length === 0 && read.hasCue("her") && !read.hasCue("creators") && !isOfCampaign;
}

function scopeOf(
  all: QuestionWords,
  at: Told["at"],
  { campaign, person, days }: WorkFound,
  { read, format }: WorkQuestion,
): string {
  return [
    ...(format === null ? [] : [all.campaigns.piece(format, 2)]),
    ...(person ? [`@${at("person.handle")}`] : []),
    ...(campaign ? [all.quoted(at("campaign.name"))] : []),
    ...(days && read.when !== null ? [`${at("days.from")}–${at("days.to")}`] : []),
  ].join(", ");
}

function aboutFigure(told: Told): string[] {
  const { known, question } = told;
  const { figure, order, of } = known;
  if (figure === "days") return aboutDays(told);
  if (figure === "team") return aboutTeam(told);
  if ((figure === "budget" || figure === "left") && known.campaign) return aboutBudget(told);
  if (of === "payments") return aboutPayments(told);
  const whole = wholeOf(told);
  if (order !== null)
    return [...ranking(told), ...(known.rows.length === 0 ? [noneOf(told)] : []), ...unknownOf(told)];
  if (whole.length === 0) return [noneOf(told)];
  const isListed =
    question.of === "campaigns" || question.read.hasCue("perCreator") || question.read.of === "creators";
  return [
    ...whole,
    ...meanOf(told),
    ...(isListed ? namedRows(told) : []),
    ...unknownOf(told),
    ...beside(told),
  ];
}

function noneOf({ words, known, scope }: Told): string {
  return words.none(words.labels[known.figure], scope);
}

function sumsOf({ all, at }: Told, path: string, sums: readonly unknown[]): string {
  return listed(
    sums.map((_sum, index) => at(`${path}.${index}`)),
    all.and,
  );
}

/** The figure over all rows; empty where nothing is known. */
function wholeOf(told: Told): string[] {
  const { words, at, known, scope } = told;
  const { figure, work } = known;
  const label = words.labels[figure];
  if (isMoney(figure)) {
    return work.sums.length === 0 ? [] : [words.told(label, scope, sumsOf(told, "work.sums", work.sums))];
  }
  if (work.total !== null) return [words.told(label, scope, at("work.total"))];
  if (work.rate) return [words.told(label, scope, at("work.rate"))];
  if (work.percent !== null) return [words.told(label, scope, at("work.percent"))];
  if (work.ratio !== null) return [words.told(label, scope, at("work.ratio"))];
  const [row] = known.rows;
  return row?.amount && known.rows.length === 1 ? [words.told(label, scope, at("rows.0.amount"))] : [];
}

function isMoney(figure: WorkFigure): boolean {
  return WORK_MONEY.some((one) => one === figure);
}

/** An average that was asked for, and that of fees, which is asked for next. */
function meanOf({ words, at, known, question }: Told): string[] {
  if (!question.read.hasCue("mean")) return [];
  if (known.work.mean) return [words.mean(at("work.mean"))];
  return known.work.meanValue === null ? [] : [words.mean(at("work.meanValue"))];
}

function unknownOf({ words, at, known: { work, figure } }: Told): string[] {
  const n = work.unknown;
  if (n <= 0 || work.known === 0 || figure === "orders" || figure === "revenue") return [];
  return [words.unknown({ text: at("work.unknown"), n }, at("work.all"))];
}

/** What is asked next, or meant by the same words: sales beside orders, what is open beside what was paid. */
function beside({ words, at, known }: Told): string[] {
  const { figure, open } = known;
  if (figure === "cost" && known.work.budget && known.campaign)
    return [words.told(words.labels.budget, "", at("work.budget"))];
  return figure === "fee" && open.sums.length === 1 && known.person
    ? [words.alsoOpen(at("open.sums.0"))]
    : [];
}

function valueAt(at: Told["at"], row: WorkRow, index: number): string {
  const name = row.amount
    ? "amount"
    : row.value !== null
      ? "value"
      : row.percent !== null
        ? "percent"
        : "ratio";
  return at(`rows.${index}.${name}`);
}

function isKnown({ amount, value, percent, ratio }: WorkRow): boolean {
  return amount !== null || value !== null || percent !== null || ratio !== null;
}

/** Whose a row is: a campaign, a creator, or a post with its day. */
function nameOf({ all, at, known }: Told, row: WorkRow, index: number): string {
  if (known.of === "campaigns") return all.quoted(at(`rows.${index}.campaign`));
  const who =
    row.handle === null ? all.quoted(at(`rows.${index}.campaign`)) : `@${at(`rows.${index}.handle`)}`;
  if (known.of !== "posts") return who;
  const piece = all.campaigns.piece(row.format, 1);
  return row.day === null ? `${who} (${piece})` : `${who} (${piece}, ${at(`rows.${index}.day`)})`;
}

/** "The lowest fee" is that of one; whoever asks for several, or compares, gets more. */
/** Campaigns are few, and each of them is named. */
function manyOf({ read, of }: WorkQuestion): number {
  if (of === "campaigns" && read.hasCue("several")) return NAMED_MAX;
  return read.order !== null && !read.hasCue("several") ? 1 : RANKED_MAX;
}

function ranking(told: Told): string[] {
  const { words, at, all, known, question, scope } = told;
  const rows = known.rows.slice(0, Math.min(question.read.count ?? manyOf(question), NAMED_MAX));
  if (rows.length === 0) return [];
  const places = rows.map((row, index) => {
    const isDated = known.order === "oldest" && row.day !== null;
    const day = isDated ? ` (${words.due(at(`rows.${index}.day`))})` : "";
    return `${nameOf(told, row, index)} ${valueAt(at, row, index)}${day}`;
  });
  return [
    words.ranked(
      words.labels[known.figure],
      scope,
      words.orders[known.order ?? "most"],
      listed(places, all.and),
    ),
  ];
}

function namedRows(told: Told): string[] {
  const { words, at, all, known } = told;
  const rows = known.rows.filter(isKnown).slice(0, NAMED_MAX);
  if (rows.length < 2) return [];
  const places = rows.map((row, index) => `${nameOf(told, row, index)} ${valueAt(at, row, index)}`);
  return [words.named(known.shown > rows.length, listed(places, all.and))];
}

function aboutDays({ words, at, all, known: { campaign } }: Told): string[] {
  if (!campaign) return [words.none(words.labels.days, words.all)];
  const name = all.quoted(at("campaign.name"));
  if (campaign.startsOn === null || campaign.endsOn === null) return [words.noDays(name)];
  return [words.days[campaign.status](name, at("campaign.startsOn"), at("campaign.endsOn"))];
}

function aboutTeam(told: Told): string[] {
  const { words, at, all, known } = told;
  const { campaign, rows } = known;
  const people = rows.slice(0, TEAM_MAX).map((_row, index) => `@${at(`rows.${index}.handle`)}`);
  const names = listed(people, all.and);
  if (!campaign || people.length === 0) return [words.none(words.labels.team, words.all)];
  const creators = { text: at("campaign.creators"), n: campaign.creators };
  return [words.team(all.quoted(at("campaign.name")), creators, names, known.shown > people.length)];
}

/** A team is named whole where it is small. Chosen by us. */
const TEAM_MAX = 10;

function aboutBudget({ words, at, all, known: { work, campaign } }: Told): string[] {
  const isOver = campaign?.status === "completed" || campaign?.status === "archived";
  const name = all.quoted(at("campaign.name"));
  return [
    work.budget ? words.budget(name, at("work.budget")) : words.noBudget(name),
    ...(work.cost ? [words.spent(at("work.cost"), isOver)] : []),
    ...(work.left ? [words.left(at("work.left"))] : []),
  ];
}

function aboutPayments(told: Told): string[] {
  const { words, at, all, known, question, scope } = told;
  const { figure, rows, work, open } = known;
  const isOfOne = rows.length === 1 && (known.named !== null || known.person !== null);
  if (isOfOne && rows[0]) return [invoiceOf(told, rows[0])];
  const isSettled = figure === "open" && rows.length > 0 && rows.every(({ state }) => state === "paid");
  const label = words.labels[isSettled ? "paid" : figure];
  const isPaid = figure === "paid" || isSettled;
  const stillOpen =
    isPaid && open.sums.length > 0 ? [words.alsoOpen(sumsOf(told, "open.sums", open.sums))] : [];
  if (work.sums.length === 0) return [noneOf(told), ...stillOpen];
  const count = { text: at("work.all"), n: work.all };
  const whole = words.told(label, scope, words.payments(sumsOf(told, "work.sums", work.sums), count));
  if (question.read.order !== null) return [...ranking(told), whole, ...unknownOf(told)];
  // The days of few payments are told unasked.
  const hasDays = !isPaid && (rows.length <= DAYS_MAX || question.read.hasCue("due"));
  const people = rows.slice(0, NAMED_MAX).map((row, index) => {
    const amount = row.amount ? ` ${at(`rows.${index}.amount`)}` : "";
    const day = hasDays && row.day !== null ? ` (${words.due(at(`rows.${index}.day`))})` : "";
    return `${nameOf(told, row, index)}${amount}${day}`;
  });
  return [
    whole,
    ...meanOf(told),
    ...unknownOf(told),
    ...(isPaid && !question.read.hasCue("creators")
      ? []
      : [words.named(known.shown > people.length, listed(people, all.and))]),
    ...stillOpen,
  ];
}

function invoiceOf({ words, at, all, known }: Told, row: WorkRow): string {
  const who = row.handle === null ? "" : `@${at("rows.0.handle")}`;
  const parts = [
    ...(row.amount ? [at("rows.0.amount")] : []),
    ...(row.campaign === null ? [] : [all.quoted(at("rows.0.campaign"))]),
    ...(row.state ? [words.states[row.state]] : []),
    ...(row.day === null ? [] : [row.state === "paid" ? at("rows.0.day") : words.due(at("rows.0.day"))]),
  ];
  const name = row.invoice === null ? words.labels[known.figure] : at("rows.0.invoice");
  return words.told(name, who, parts.join(", "));
}
