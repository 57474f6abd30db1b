import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { useMentions } from "./use-mentions.ts";

afterEach(cleanup);

const OTIS = { id: "1", label: "Otis", hint: "Instagram", words: "@otis.bikes" };

function Field({ heard }: { heard: string[] }) {
  const [text, setText] = useState("");
  const { field, list, takesKey } = useMentions(text, setText);
  return (
    <>
      <textarea {...field} onKeyDown={(event) => takesKey(event) || heard.push(event.key)} />
      <button type="button" onClick={() => list.onOptions([OTIS])}>
        offer
      </button>
    </>
  );
}

test.each([
  ["compare @otis.bikes", "compare @otis.bikes", ["Enter"]],
  ["compare @otis", "compare @otis.bikes ", []],
])("Enter sends what is typed whole, and completes what is not: %s", (typed, text, passed) => {
  const heard: string[] = [];
  render(<Field heard={heard} />);
  const box = screen.getByRole<HTMLTextAreaElement>("textbox");

  fireEvent.change(box, { target: { value: typed } });
  fireEvent.click(screen.getByRole("button"));
  fireEvent.keyDown(box, { key: "Enter" });

  expect([box.value, heard]).toEqual([text, passed]);
});
