import { SOCIAL_MEDIA_USERS } from "@app/contract/strategy/assumptions/audiences";
import { normal } from "#/strategy/plans/planning.fixtures.ts";

type Random = () => number;

const TOPICS = 24;
const MILLION = 1_000_000;
/** People of one group differ in how much they watch: quarters, against the average. */
const ACTIVITY = [0.2, 0.6, 1.2, 2];
/** Part of a topic's people who follow one circle of creators, and creators who belong to one. */
const CIRCLE = 0.1;
const IN_CIRCLE = 0.25;
const SEEN_MAX = 0.95;

interface Viewed {
  /** Of each piece. */
  views: readonly number[];
  topic: string;
}

/**
 * Different people of a market who see at least one piece. Made otherwise than in the model: topics of uneven size, circles
 * of creators with one audience, and people who watch much or little.
 */
export function peopleReached(random: Random, market: string, creators: readonly Viewed[]): number {
  const people = (SOCIAL_MEDIA_USERS[market] ?? 10) * MILLION * Math.exp(0.15 * normal(random));
  const sizes = topicSizes();
  const topics = new Map<string, number>();
  const unseen = Array.from({ length: TOPICS * 2 }, () => ACTIVITY.map(() => 1));
  for (const { views, topic } of creators) {
    const own = topics.get(topic) ?? topics.size % TOPICS;
    topics.set(topic, own);
    const viewers = uniqueOf(views, around(random, 0.45, 0.12)) * around(random, 0.7, 0.12);
    const ofTopic = around(random, 0.6, 0.15);
    const isInCircle = random() < IN_CIRCLE;
    for (const [group, left] of unseen.entries()) {
      const place = group % TOPICS;
      const isCircle = group >= TOPICS;
      const size = people * (sizes[place] ?? 0) * (isCircle ? CIRCLE : 1 - CIRCLE);
      const wide = viewers * (1 - ofTopic) * (size / people);
      const close = place !== own ? 0 : closeViewers(viewers * ofTopic, isInCircle, isCircle);
      for (const [index, weight] of ACTIVITY.entries()) {
        left[index] = (left[index] ?? 1) * (1 - Math.min(SEEN_MAX, ((wide + close) / size) * weight));
      }
    }
  }
  let reached = 0;
  for (const [group, left] of unseen.entries()) {
    const size = people * (sizes[group % TOPICS] ?? 0) * (group >= TOPICS ? CIRCLE : 1 - CIRCLE);
    for (const none of left) reached += (size / ACTIVITY.length) * (1 - none);
  }
  return reached;
}

/** Half of the viewers of a creator of a circle are of that circle. */
function closeViewers(viewers: number, isInCircle: boolean, isCircle: boolean): number {
  const inCircle = isInCircle ? 0.5 : CIRCLE;
  return viewers * (isCircle ? inCircle : 1 - inCircle);
}

/** Each further piece is seen by fewer people who are new. */
function uniqueOf(views: readonly number[], fresh: number): number {
  return views.reduce((total, seen, index) => total + seen * fresh ** index, 0);
}

function topicSizes(): number[] {
  const weights = Array.from({ length: TOPICS }, (_, index) => 1 / (index + 3));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

function around(random: Random, middle: number, spread: number): number {
  return Math.min(0.95, Math.max(0.05, middle + spread * normal(random)));
}
