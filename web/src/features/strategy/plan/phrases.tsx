import { filled, inEnglish, sayWith } from "@app/contract/strategy/answers/phrases";
import type { Say } from "@app/contract/strategy/answers/phrases";
import type { Strategy } from "@app/contract/strategy/schemas";
import { Children, Fragment } from "react";
import type { ReactNode } from "react";

/** How the screen of a plan speaks: as the answer that made it. */
export function sayOfPlan({ words }: Strategy): Say {
  return words ? sayWith(words) : inEnglish;
}

interface PhraseProps {
  say: Say;
  of: string;
  /** What stands at {0}, {1}. */
  children: ReactNode;
}

/** A phrase with figures at its slots. */
export function Phrase({ say, of, children }: PhraseProps) {
  return filled(say(of), Children.toArray(children)).map((part, index) => (
    <Fragment key={index}>{part}</Fragment>
  ));
}
