import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ApprovalCard } from "./ApprovalCard.tsx";

afterEach(cleanup);

const approval = { id: "a1", tool: "create_collection", name: null, approved: null };

test("an approval that waits is answered", () => {
  const answers: boolean[] = [];
  render(
    <ApprovalCard
      approval={approval}
      plan={null}
      onAnswer={(approved) => void answers.push(approved)}
      isOvertaken={false}
    />,
  );

  fireEvent.click(screen.getByRole("button", { name: "Approve" }));

  expect(answers).toEqual([true]);
});

test.each([
  [{ tool: "tag_creators", tag: "vegan", handles: ["ada"] }, "Tag @ada as “vegan”?"],
  [{ tool: "note_creators", note: "only after 6pm", handles: ["ada"] }, "Note of @ada: “only after 6pm”?"],
  [
    { tool: "add_to_collection", name: "Summer", isListed: true, handles: ["ada", "otis.run"] },
    "Add @ada and @otis.run to the collection “Summer”?",
  ],
  [
    { tool: "remove_from_collection", name: "Summer", isListed: true, handles: ["ada"] },
    "Take @ada out of the collection “Summer”?",
  ],
  [
    { tool: "create_collection", name: "Autumn", isListed: true, handles: ["ada"] },
    "Make a collection called “Autumn” with @ada?",
  ],
])("the card says what would be written, and on whom: $1", (asked, words) => {
  render(
    <ApprovalCard
      approval={{ ...approval, ...asked }}
      plan={null}
      onAnswer={() => undefined}
      isOvertaken={false}
    />,
  );

  expect(screen.getByText(`${words} Nothing is written before you approve.`)).toBeDefined();
});

test("an approval that was overtaken cannot be answered, and says that nothing was made", () => {
  render(<ApprovalCard approval={approval} plan={null} onAnswer={() => undefined} isOvertaken />);

  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText("The conversation went on without an answer. Nothing was made.")).toBeDefined();
});
