import { expect, test } from "vitest";
import type { Asked } from "./answers/answer.ts";
import { leaningOn } from "./leaning.ts";
import { readAct } from "#/strategy/acts/read-act.ts";

function asked(text: string): Asked {
  const nothing = {
    before: null,
    spokenOf: null,
    talk: null,
    work: null,
    metric: null,
    person: null,
    tried: null,
  };
  const said = {
    told: text,
    brief: text,
    tellsPrice: false,
    hasPlan: false,
    handles: [],
    language: "es" as const,
  };
  return { ...nothing, ...said, text };
}

function compared(handles: readonly string[]) {
  const row = { platform: "instagram", name: null, followers: 1, engagementRate: 1, views: 1 };
  const unknown = { price: null, cpm: null, country: null, city: null };
  const rows = handles.map((handle) => ({ ...row, ...unknown, creatorId: handle, handle }));
  const output = { asOf: "2026-11-30", sources: [], rows, missing: [] };
  const call = { id: "compare_creators-1-0", tool: "compare_creators", denied: false, failed: false };
  return { text: "compara", found: [{ ...call, output }] };
}

test.each(["¿y el más caro?", "und wer hat die meisten Follower?", "et la moins chère ?"])(
  "who is first is asked of those who were compared, and of nobody where a name was looked for in vain: %s",
  (text) => {
    const ask = (handles: readonly string[]) => leaningOn(readAct(text), asked(text), compared(handles));

    expect(ask(["ada", "ben"])).toMatchObject({
      act: { kind: "compare" },
      asked: { handles: ["ada", "ben"] },
    });
    expect(ask([]).act.kind).not.toBe("compare");
  },
);
