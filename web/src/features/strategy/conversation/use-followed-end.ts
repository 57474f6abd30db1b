import { useEffect, useRef } from "react";

/** What tells that somebody reads elsewhere, or has begun to work with what is there. */
const TOUCHES = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Keeps the end of the talk in view while it grows: cards come after their words, and some parts later still. A long
 * answer stops where its question would go out of view. Whoever touches the talk has it stay where it is, until `said`,
 * how many messages there are, changes.
 */
export function useFollowedEnd(said: number) {
  const talk = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    follows.current = true;
    if (said > 0) show(talk.current, end.current);
  }, [said]);
  useEffect(() => {
    const log = talk.current;
    if (!log || typeof ResizeObserver === "undefined") return undefined;
    const leave = () => (follows.current = false);
    const observer = new ResizeObserver(() => {
      if (follows.current) show(log, end.current);
    });
    observer.observe(log);
    for (const touch of TOUCHES) log.addEventListener(touch, leave, { passive: true });
    return () => {
      observer.disconnect();
      for (const touch of TOUCHES) log.removeEventListener(touch, leave);
    };
  }, []);
  return { talk, end };
}

function show(log: Element | null, end: Element | null): void {
  end?.scrollIntoView({ block: "nearest" });
  const question = [...(log?.querySelectorAll("[data-said]") ?? [])].at(-1);
  const margin = question ? Number.parseFloat(getComputedStyle(question).scrollMarginTop) : 0;
  if (question && question.getBoundingClientRect().top < margin) question.scrollIntoView({ block: "start" });
}
