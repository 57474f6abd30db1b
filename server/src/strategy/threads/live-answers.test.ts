import { expect, test } from "vitest";
import { handWritten, wordsOf } from "./answers.fixtures.ts";
import { LiveAnswers } from "./live-answers.ts";

test("whoever comes later reads the answer from its beginning, and both read it to its end", async () => {
  const live = new LiveAnswers();
  const { chunks, write, end } = handWritten();
  let isKept = false;
  live.claim("thread");
  live.start("thread", chunks, async () => {
    isKept = true;
    await Promise.resolve();
  });

  const first = wordsOf(live.follow("thread"));
  write("The ");
  await Promise.resolve();
  const second = wordsOf(live.follow("thread"));
  write("plan");
  end();

  expect(await Promise.all([first, second])).toEqual(["The plan", "The plan"]);
  expect(isKept).toBe(true);
  expect(live.follow("thread")).toBeNull();
});

test("stopping asks the writer to end, and there is nothing to stop afterwards", async () => {
  const live = new LiveAnswers();
  const { chunks, end } = handWritten();
  const abort = live.claim("thread");
  live.start("thread", chunks, () => Promise.resolve());
  const words = wordsOf(live.follow("thread"));

  const wasLive = live.stop("thread");
  end();
  await words;

  expect(wasLive).toBe(true);
  expect(abort?.aborted).toBe(true);
  expect(live.stop("thread")).toBe(false);
});

test("an answer that cannot be kept says so", async () => {
  const live = new LiveAnswers();
  const { chunks, end } = handWritten();
  live.claim("thread");
  live.start("thread", chunks, () => Promise.reject(new Error("no database")));
  const words = wordsOf(live.follow("thread"));

  end();

  expect(await words).toBe("<error>");
});

test("a thread is claimed for one answer, also before anything of it is written, until it is let go", async () => {
  const live = new LiveAnswers();
  live.claim("thread");
  const words = wordsOf(live.follow("thread"));

  const second = live.claim("thread");
  live.release("thread");

  expect(second).toBeNull();
  expect(await words).toBe("");
  expect(live.claim("thread")).not.toBeNull();
});
