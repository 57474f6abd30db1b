import { expect, test } from "vitest";
import { changesOf } from "./changes.ts";

const OF_JAR = changesOf("jar|glas|bocal|frasco|pote|martaban");

test.each([
  ["raise the jar by ", ""],
  ["bump it up ", ""],
  ["stretch our jar another ", ""],
  ["throw in ", ""],
  ["jar ", " more"],
  ["", " on top"],
  ["heb das glas um ", " an"],
  ["das glas um ", " aufstocken"],
  ["leg ", " drauf"],
  ["allonge le bocal de ", ""],
  ["rajoute encore ", ""],
  ["subele al frasco ", ""],
  ["amplia el frasco en ", ""],
  ["estende o pote em ", ""],
  ["acrescenta ", " ao pote"],
  ["martaban ", " badha do"],
  ["martaban me ", " aur jod do"],
])("so much more of what there is: %s…%s", (before, behind) => {
  expect(OF_JAR.kindOf(before, behind)).toBe("more");
});

test.each([
  ["trim the jar by ", ""],
  ["knock ", " off the jar"],
  ["", " less"],
  ["senk das glas um ", ""],
  ["zieh ", " vom glas ab"],
  ["baisse le bocal de ", ""],
  ["enleve ", " du bocal"],
  ["quitale ", " al frasco"],
  ["rebaja el frasco en ", ""],
  ["diminui o pote em ", ""],
  ["tira ", " do pote"],
  ["martaban se ", " hata do"],
  ["martaban ", " kam kar do"],
])("so much less of what there is: %s…%s", (before, behind) => {
  expect(OF_JAR.kindOf(before, behind)).toBe("less");
});

test.each([
  ["raise the jar to ", ""],
  ["the jar up to ", " more"],
  ["das glas auf ", " aufstocken"],
  ["heb das glas auf ", " an"],
  ["passe le bocal a ", ""],
  ["sube el frasco a ", ""],
  ["baixa o pote para ", ""],
  ["martaban ", " tak badha do"],
  ["reduz o pote de ", " para 3000"],
  ["raise awareness with ", ""],
  ["the jar is ", ""],
])("up to where, or nothing of a change: %s…%s", (before, behind) => {
  expect(OF_JAR.kindOf(before, behind)).toBeNull();
});
