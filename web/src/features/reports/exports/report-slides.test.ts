import JSZip from "jszip";
import { expect, test } from "vitest";
import { creatorOf, reportOf } from "./report.fixtures.ts";
import { reportSlides } from "./report-slides.ts";

const CREATORS = Array.from({ length: 14 }, (_, index) => creatorOf(`Creator "${index}" <&>`));

async function written() {
  const zip = await JSZip.loadAsync(await reportSlides(reportOf({ creators: CREATORS })));
  const names = Object.keys(zip.files).filter((name) => !name.endsWith("/"));
  const xml = new Map<string, Document>();
  for (const name of names.filter((each) => /\.(?:xml|rels)$/u.test(each))) {
    const text = (await zip.file(name)?.async("string")) ?? "";
    xml.set(name, new DOMParser().parseFromString(text, "application/xml"));
  }
  return { names, xml };
}

/** What a relationship of a part leads to, as the name of a part. */
function targetOf(rels: string, target: string): string {
  const folder = rels.replace(/_rels\/[^/]*$/u, "");
  return new URL(target, `file:///${folder}`).pathname.slice(1);
}

test("a file of slides is whole: every part is well-formed, announced and found", async () => {
  const { names, xml } = await written();

  const broken = [...xml].filter(([, document]) => document.querySelector("parsererror"));
  expect(broken.map(([name]) => name)).toEqual([]);
  const announced = [...(xml.get("[Content_Types].xml")?.querySelectorAll("Override") ?? [])];
  const parts = announced.map((each) => each.getAttribute("PartName")?.slice(1) ?? "");
  expect(parts.filter((name) => !names.includes(name))).toEqual([]);
  const targets = [...xml].flatMap(([name, document]) =>
    [...document.querySelectorAll("Relationship:not([TargetMode=External])")].map((each) =>
      targetOf(name, each.getAttribute("Target") ?? ""),
    ),
  );
  expect(targets.length).toBeGreaterThan(30);
  expect(targets.filter((target) => !names.includes(target))).toEqual([]);
});

test("slides hold the texts of the report as they are", async () => {
  const { names, xml } = await written();
  const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/u.test(name));
  const text = slides.map((name) => xml.get(name)?.documentElement.textContent).join("\n");

  expect(slides).toHaveLength(8);
  expect(text).toContain("240,000 views for €1,800 & 3 < 4");
  expect(text).toContain('Creator "13" <&>');
  expect(names.some((name) => /^ppt\/charts\/chart\d+\.xml$/u.test(name))).toBe(true);
});

test("what the writer does against the schema of the format is mended", async () => {
  const { xml } = await written();
  const presentation = [...(xml.get("ppt/presentation.xml")?.documentElement.children ?? [])];
  const order = presentation.map(({ localName }) => localName);

  expect(order.indexOf("notesMasterIdLst")).toBeLessThan(order.indexOf("sldIdLst"));
  const chart = [...xml].find(([name]) => name.startsWith("ppt/charts/chart"))?.[1];
  expect(chart?.querySelectorAll("barChart > axId")).toHaveLength(2);
  const bullets = [...xml.values()].flatMap((each) => [...each.getElementsByTagName("a:buSzPct")]);
  expect(bullets).toEqual([]);
});
