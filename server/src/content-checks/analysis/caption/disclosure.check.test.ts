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
  expect(text(`${inside} and more`, "US").status).toBe("pass");
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

test.each([
  [
    "US",
    "My morning",
    "The caption has no label that says it is advertising. Accepted for the United States: ad, advertisement, sponsored, paid partnership.",
  ],
  [
    "US",
    "#spon my morning",
    "“#spon” is not clear enough for the United States. Accepted for the United States: ad, advertisement, sponsored, paid partnership.",
  ],
  [
    "US",
    "no ad",
    "“ad” is taken back by the words around it. Accepted for the United States: ad, advertisement, sponsored, paid partnership.",
  ],
  [
    "US",
    "My morning #glow #serum #ad #skin",
    "“#ad” is lost among other hashtags. Put it first, on its own.",
  ],
  [
    "US",
    "Is this an ad?",
    "“ad” stands inside a sentence and does not read as a label. Put it first, on its own.",
  ],
  [
    "US",
    "one\ntwo\nthree\n#ad",
    "“#ad” stands at character 15. It has to come before the caption is folded, at character 13.",
  ],
  ["US", "#ad my morning", "The caption says “#ad” above the fold."],
  [
    "UK",
    "My morning #ad",
    "The caption says “#ad” above the fold. The United Kingdom asks for it before anything else: the very start is safer.",
  ],
  [
    "DE",
    "Anzeige Heute zeige ich",
    "“Anzeige” opens the caption, but nothing parts it from the next words. Put a line break or a colon after it.",
  ],
])("in %s the caption %j is answered with a sentence", (market, caption, message) => {
  expect(text(caption, market).message).toBe(message);
});

const messageOnVideo = (caption: string, market?: string) =>
  checkDisclosure(caption, { materialConnection: true, ...(market && { market }) }, true).message;

test("France and India want the label on the picture as well, and say where", () => {
  expect(messageOnVideo("Publicité : mon matin", "FR")).toBe(
    "The caption says “Publicité” in time. France also wants the label on the picture during the whole promotion; text on the picture is not read yet.",
  );
  expect(messageOnVideo("#ad my morning", "IN")).toMatch(/label on the picture for at least 3 s, or a third/);
  expect(messageOnVideo("Advertisement: my morning")).toMatch(
    /^.*Every market at once also wants the label on the picture/,
  );
});

test("the answer is surest where the label stands first, less where it comes late, least without a market", () => {
  expect(text("#ad my morning", "UK").confidence).toBe(0.95);
  expect(text("My morning #ad", "UK").confidence).toBe(0.75);
  expect(text("My morning #ad", "US").confidence).toBe(0.95);
  expect(text("My morning: advertisement").confidence).toBe(0.6);
  expect(text("My morning", "US").confidence).toBe(0.95);
  expect(text("My morning").confidence).toBe(0.6);
});

test("of several sightings the one that comes nearest to a label is shown", () => {
  const spans = (caption: string) => text(caption, "US").spans.map((span) => [span.text, span.role]);

  expect(spans("#collab, no ad, my morning")).toEqual([["ad", "wrong"]]);
  expect(spans("#collab, no ad #glow #ad #skin #love")).toEqual([["#ad", "wrong"]]);
  expect(spans(`#collab #glow #ad #x\n\n${FILLER}${FILLER}Ad: late`)).toEqual([["Ad", "wrong"]]);
  expect(spans("My morning")).toEqual([]);
  expect(spans("#ad my morning")).toEqual([["#ad", "found"]]);
  expect(text("Anzeige Heute zeige ich", "DE").spans[0]?.role).toBe("near_miss");
  expect(text("x #ad", "US").measures[0]).toMatchObject({ value: 5, ok: true });
  expect(text("My morning", "US").measures[0]).toMatchObject({ value: null, ok: null });
});

const messageOf = (...args: Parameters<typeof checkDisclosure>) => checkDisclosure(...args).message;

test("every unknown of a disclosure says what is missing", () => {
  expect(messageOf("#ad", {}, false)).toBe("The brief does not say whether the creator is paid or gifted.");
  expect(messageOf("#ad", { materialConnection: false }, false)).toBe(
    "The brief says that there is nothing to disclose.",
  );
  expect(messageOf("#ad", { materialConnection: true, market: "JP" }, false)).toBe(
    "There are no disclosure rules for JP yet.",
  );
  expect(messageOf(null, { materialConnection: true }, false)).toBe(
    "There is no caption to look for a label in.",
  );
  expect(checkDisclosure(null, { materialConnection: true, market: "US" }, false).rule?.id).toBe("us.ftc");
});

const US: [caption: string, reason: string | null][] = [
  ["#ad #glow #serum", null],
  ["🌞 #ad #glow #serum", null],
  ["My day #ad #glow", null],
  ["My day #ad #glow #skin", "buried"],
  ["My day #ad, #glow, #skin", "buried"],
  ["My day #glow and #ad and #skin", null],
  ["This post is sponsored by @glow.co", null],
  ["This video contains an ad", null],
  ["This post is sponsored?", "ambiguous_label"],
  ["Ad - my morning", null],
  ["Ad for @glow.co", null],
  ["My morning. Ad", null],
  ["My morning | ad", null],
  ["My morning, ad", "ambiguous_label"],
  ["an ad", "ambiguous_label"],
  ["Sponsored, unpaid", "negated"],
  ["Ad (not paid)", "negated"],
  ["Never sponsored", "negated"],
  ["It isn't an ad", "negated"],
  ["no #ad", "negated"],
  ["#paid_partnership with @glow.co", null],
  ["paid\npartnership with @glow.co", null],
  ["Is this a paid partnership?", "ambiguous_label"],
  ["not a paid partnership", "negated"],
  ["@ad my morning", "missing"],
  ["ad.example my morning", "missing"],
  ["AD", null],
  ["AD my morning, nice?", null],
  ["Ａｄ: my morning", null],
  ["Ad", null],
  ["ad\nmy morning", null],
];

test.each(US)("in the United States %j is %s", (caption, reason) => {
  const { status, reason: found } = text(caption, "US");

  expect([status, found]).toEqual([reason === null ? "pass" : "fail", reason]);
});

test("every market names its rule and source, and has labels that pass at the start", () => {
  for (const market of DISCLOSURE_MARKETS) {
    const { id, source, labels, phrases } = DISCLOSURE_RULES[market];
    expect(id).toMatch(new RegExp(`^${market.toLowerCase()}[.]`));
    expect(source).toMatch(/\w{3}/);
    for (const label of [...labels, ...phrases])
      expect([label, text(`${label}: x`, market).status]).toEqual([label, "pass"]);
  }
});
