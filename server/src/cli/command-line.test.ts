import { expect, test } from "vitest";
import { parseLine } from "./command-line.ts";
import { searchCommand } from "./commands/search.command.ts";
import { tokenCommand } from "./commands/token.command.ts";

test("the value of an option may begin with a dash, a word as well as a number", () => {
  expect(parseLine(searchCommand, ["vegan", "--sort", "-followers"]).value("sort")).toBe("-followers");
  expect(parseLine(tokenCommand, ["create", "x", "--days", "-3"]).value("days")).toBe("-3");
});
