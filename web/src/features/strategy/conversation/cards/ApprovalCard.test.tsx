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
    { tool: "untag_creators", tag: "vegan", isListed: true, handles: ["ada"] },
    "Take the tag “vegan” off @ada?",
  ],
  [
    { tool: "set_status", status: "do_not_contact", isListed: true, handles: ["ada"] },
    "Set the status of @ada to “do not contact”?",
  ],
  [
    { tool: "set_owner", owner: "Nils", isListed: true, handles: ["ada", "otis.run"] },
    "Make Nils the owner of @ada and @otis.run?",
  ],
  [
    { tool: "remove_from_campaign", name: "Harvest Moon", isListed: true, handles: ["ada"] },
    "Take @ada out of the campaign “Harvest Moon”?",
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

test.each([
  ["de", "Das Schlagwort „vegan“ bei @ada setzen?", "Ja, machen"],
  ["fr", "Mettre l’étiquette « vegan » à @ada ?", "Oui, faites"],
  ["es", "¿Poner la etiqueta «vegan» a @ada?", "Sí, hazlo"],
  ["pt", "Pôr a etiqueta “vegan” em @ada?", "Sim, pode fazer"],
  ["hi", "Tag @ada as “vegan”?", "Approve"],
])("the card is in the language of the answer: %s", (language, question, button) => {
  render(
    <ApprovalCard
      approval={{ ...approval, tool: "tag_creators", tag: "vegan", handles: ["ada"], language }}
      plan={null}
      onAnswer={() => undefined}
      isOvertaken={false}
    />,
  );

  expect(screen.getByText(question, { exact: false })).toBeDefined();
  expect(screen.getByRole("button", { name: button })).toBeDefined();
});
