import { assert, constantFrom, property } from "fast-check";
import { expect, test } from "vitest";
import { DISCLOSURE_MARKETS } from "@app/contract/content-checks/schemas";
import type { DisclosureMarket } from "@app/contract/content-checks/schemas";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { checkDisclosure } from "./disclosure.check.ts";
import { DISCLOSURE_RULES, strictestUnion } from "./disclosure-rules.ts";

const FILLER = "The morning was bright and the serum went on without a trace, so I wore it all day long. ";
const text = (caption: string, market?: string) =>
  checkDisclosure(caption, { materialConnection: true, ...(market && { market }) }, false);

type Row = [market: DisclosureMarket, caption: string, reason: string | null];

const TABLE: Row[] = [
  ["US", "#ad Loving this serum", null],
  ["US", "Loving this serum #ad", null],
  ["US", "Ad | Loving this serum", null],
  ["US", "AD: my morning", null],
  ["US", "[Ad] my morning", null],
  ["US", "AD my morning", null],
  ["US", "ad blockers are a topic", "ambiguous_label"],
  ["US", "Is this an ad?", "ambiguous_label"],
  ["US", "AD? No", "ambiguous_label"],
  ["US", "I was gifted this by @glow.co", "ambiguous_label"],
  ["US", "Thanks to @glow.co for the free product", null],
  ["US", "Advertisement. My morning", null],
  ["US", "Sponsored by @glow.co: my morning", null],
  ["US", "Paid partnership with @glow.co", null],
  ["US", "This is an ad for @glow.co", null],
  ["US", "#paidpartnership with my favourites", null],
  ["US", "#AD 🌞 my morning", null],
  ["US", "＃ａｄ my morning", null],
  ["US", "🌞 Ad 🌞 my morning", null],
  ["US", "This is not an ad, I just love it", "negated"],
  ["US", "Not sponsored, my own money", "negated"],
  ["US", "no ad", "negated"],
  ["US", "My ad-free morning", "missing"],
  ["US", "#notanad just love", "missing"],
  ["US", "The ad campaign shoot was fun", "ambiguous_label"],
  ["US", "#sp my morning", "ambiguous_label"],
  ["US", "#spon my morning", "ambiguous_label"],
  ["US", "#collab with @glow.co", "ambiguous_label"],
  ["US", "#partner @glow.co", "ambiguous_label"],
  ["US", "Thanks @glow.co", "ambiguous_label"],
  ["US", "Proud ambassador of @glow.co", "ambiguous_label"],
  ["US", "My morning with @glow.co", "missing"],
  ["US", "My morning #glow #serum #ad #skin #love", "buried"],
  ["US", `${FILLER}${FILLER}#ad`, "below_fold"],
  ["US", "one\ntwo\nthree\n#ad", "below_fold"],
  ["US", "one\ntwo\n#ad", null],
  ["UK", "Ad: my morning", null],
  ["UK", "#ad my morning", null],
  ["UK", "#advert my morning", null],
  ["UK", "Advertisement feature with @glow.co", null],
  ["UK", "#sponsored my morning", "ambiguous_label"],
  ["UK", "Paid partnership with @glow.co", "ambiguous_label"],
  ["UK", "#gifted my morning", "ambiguous_label"],
  ["UK", "In association with @glow.co", "ambiguous_label"],
  ["UK", "#aff my morning", "ambiguous_label"],
  ["UK", "PR trip with @glow.co", "ambiguous_label"],
  ["UK", "#glow #skin #ad #love my morning", "buried"],
  ["DE", "Werbung | Mein Morgen", null],
  ["DE", "#werbung Mein Morgen", null],
  ["DE", "Anzeige: Mein Morgen", null],
  ["DE", "WERBUNG mit @glow.co", null],
  ["DE", "WERBUNG heute mit Serum", null],
  ["DE", "Werbung ist überall", "ambiguous_label"],
  ["DE", "Bezahlte Werbepartnerschaft mit @glow.co", null],
  ["DE", "#ad Mein Morgen", "ambiguous_label"],
  ["DE", "#sponsored Mein Morgen", "ambiguous_label"],
  ["DE", "Powered by @glow.co", "ambiguous_label"],
  ["DE", "Unbezahlte Werbung | Mein Morgen", "negated"],
  ["DE", "Werbung, unbezahlt | Mein Morgen", "negated"],
  ["DE", "Keine Werbung, nur Liebe", "negated"],
  ["DE", "Mein Morgen #glow #haut #werbung #liebe", "buried"],
  ["DE", "Ich mag die Werbung im Kino", "ambiguous_label"],
  ["FR", "Publicité : mon matin", null],
  ["FR", "Publicite - mon matin", null],
  ["FR", "Collaboration commerciale avec @glow.co", null],
  ["FR", "#publicité mon matin", null],
  ["FR", "#sponsorisé mon matin", "ambiguous_label"],
  ["FR", "#partenariat mon matin", "ambiguous_label"],
  ["FR", "Pas de publicité ici", "negated"],
  ["IN", "#ad my morning", null],
  ["IN", "#collab my morning", null],
  ["IN", "Free gift from @glow.co", null],
  ["IN", "#gifted my morning", "ambiguous_label"],
  ["ES", "Publicidad: mi mañana", null],
  ["ES", "Patrocinado por @glow.co", null],
  ["ES", "En colaboración con @glow.co", null],
  ["ES", "#ad mi mañana", "ambiguous_label"],
  ["BE", "Reclame: mijn ochtend", null],
  ["BE", "Publicité: mon matin", null],
  ["BE", "#sponsored mijn ochtend", "ambiguous_label"],
  ["BR", "#publi minha manhã", null],
  ["BR", "#anúncio minha manhã", null],
  ["BR", "#ad minha manhã", "ambiguous_label"],
  ["AU", "Paid promotion with @glow.co", null],
  ["AU", "#sponsored my morning", null],
  ["AU", "#gifted my morning", "ambiguous_label"],
];

test("each market has its own labels, and what is weak, buried, taken back or below the fold fails", () => {
  const wrong = TABLE.flatMap(([market, caption, reason]) => {
    const check = text(caption, market);
    const right =
      reason === null ? check.status === "pass" : check.status === "fail" && check.reason === reason;
    return right ? [] : [{ market, caption, got: check.reason ?? check.status }];
  });

  expect(wrong).toEqual([]);
});

test("a label that opens the caption without a sign after it is left to a person", () => {
  const open = { status: "unknown", reason: "low_confidence" };

  expect(text("Anzeige Heute zeige ich euch das Serum", "DE")).toMatchObject({
    ...open,
    spans: [{ start: 0, end: 7, text: "Anzeige" }],
  });
  expect(text("Advertisement This serum is good", "US")).toMatchObject(open);
  expect(text("Mein Morgen. Werbung Ich liebe es", "DE")).toMatchObject({ status: "fail" });
  expect(text("Werbung ist überall", "DE")).toMatchObject({ status: "fail" });
});

test("no weak label of any market ever passes, however it is written", () => {
  const weak = DISCLOSURE_MARKETS.flatMap((market) =>
    DISCLOSURE_RULES[market].weak.map((label) => ({ market, label })),
  );
  const shapes = constantFrom(
    (label: string) => `#${label.replaceAll(" ", "")} my morning`,
    (label: string) => `${label} @glow.co`,
    (label: string) => `${label.toUpperCase()}: my morning`,
    (label: string) => `My morning, ${label}`,
  );

  assert(
    property(constantFrom(...weak), shapes, ({ market, label }, shape) => {
      expect(text(shape(label), market).status).toBe("fail");
    }),
    { numRuns: byLength({ short: 200, long: 1000 }) },
  );
});

test("no accepted label passes below the fold", () => {
  const labels = DISCLOSURE_MARKETS.flatMap((market) =>
    [...DISCLOSURE_RULES[market].labels, ...DISCLOSURE_RULES[market].phrases].map((label) => ({
      market,
      label,
    })),
  );

  for (const { market, label } of labels)
    for (const caption of [`${FILLER}${FILLER}\n${label}: so good`, `a\nb\nc\n#${label.replaceAll(" ", "")}`])
      expect(text(caption, market)).toMatchObject({ status: "fail", reason: "below_fold" });
  expect(labels.length).toBeGreaterThan(40);
});

test("a label at the end of the fold passes, and one unit later fails", () => {
  const inside = `${"x".repeat(121)} #ad`;
  const across = `${"x".repeat(122)} #ad`;

  expect(text(inside, "US").status).toBe("pass");
  expect(text(across, "US")).toMatchObject({ reason: "below_fold" });
});

test("X folds nothing, so a late label still counts there", () => {
  const rules = { materialConnection: true, market: "US", platform: "x" } as const;

  expect(checkDisclosure(`${FILLER}${FILLER} #ad`, rules, false).status).toBe("pass");
});

test("without a market only what no market refuses passes, and with less confidence", () => {
  expect(text("#ad my morning")).toMatchObject({ status: "fail", reason: "ambiguous_label" });
  expect(text("Sponsored: my morning")).toMatchObject({ status: "fail" });
  expect(text("Paid partnership with @glow.co")).toMatchObject({ status: "fail" });
  expect(text("Advertisement: my morning")).toMatchObject({ status: "pass", confidence: 0.6 });
  expect(text("Werbung: mein Morgen")).toMatchObject({ status: "pass", confidence: 0.6 });
  expect(strictestUnion().labels).not.toContain("ad");
});

test("where a market wants the label on the picture, a right caption alone stays unknown", () => {
  const rules = { materialConnection: true, market: "FR" };

  expect(checkDisclosure("Publicité : mon matin", rules, true)).toMatchObject({
    status: "unknown",
    reason: "on_screen_not_read",
  });
  expect(checkDisclosure("Mon matin", rules, true)).toMatchObject({ status: "fail", reason: "missing" });
});

test("whether there is something to disclose has to be said, and the market has to be known", () => {
  expect(checkDisclosure("#ad", {}, false)).toMatchObject({ status: "unknown", reason: "no_rule" });
  expect(checkDisclosure("#ad", { materialConnection: false }, false)).toMatchObject({ reason: "no_rule" });
  expect(text("#ad", "JP")).toMatchObject({ status: "unknown", reason: "not_covered_market" });
  expect(checkDisclosure(null, { materialConnection: true }, false)).toMatchObject({ reason: "no_caption" });
  expect(text("#ad my morning", "GB").status).toBe("pass");
});

test("the evidence names the rule, its version and source, and the word in the caption", () => {
  const check = text(`${FILLER}${FILLER}#ad`, "US");

  expect(check.rule).toEqual({
    id: "us.ftc",
    version: DISCLOSURE_RULES.US.version,
    source: DISCLOSURE_RULES.US.source,
  });
  expect(check.spans).toEqual([{ source: "caption", start: 178, end: 181, text: "#ad", role: "wrong" }]);
  expect(check.measures).toEqual([
    {
      name: "label ends at",
      value: 181,
      unit: "characters",
      threshold: 125,
      comparator: "at most",
      ok: false,
    },
  ]);
});
