import { expect, test } from "vitest";
import { beginThread, bringCreators, CREATORS, said, say } from "#/strategy/strategy.fixtures.ts";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";

interface Talk {
  brief: string;
  /** What is said, and what is read in the answer. */
  turns: readonly (readonly [text: string, answer: RegExp])[];
}

const TALKS: Readonly<Record<string, Talk>> = {
  German: {
    brief: "Proteinriegel in Deutschland, 2.500 €, Instagram und TikTok, vier Wochen",
    turns: [
      ["nur TikTok", /^Nur TikTok: \d+ Creator für [\d.]+\s€ erreich(?:t|en) [\d.]+ Menschen/u],
      ["2.000 €", /^Budget 2\.000\s€: \d+ Creator für/u],
      ["und mit 1.000 € mehr?", /^Budget 3\.000\s€: .* Neu dabei: .*Behalten ist noch nichts/su],
      [
        "warum ist @creator.0 nicht dabei?",
        /^@creator\.0 ist nicht im Plan\. Ausgeschlossen durch „nur TikTok“/u,
      ],
      [
        "warum ist @creator.1 im Plan?",
        /^@creator\.1 ist im Plan\. Bringt [\d.]+ Menschen .* für [\d,]+\s€ je tausend/u,
      ],
      ["ohne @niemand.hier", /^@niemand\.hier gibt es in diesem Arbeitsbereich nicht/u],
      ["nur mit lila Sommersprossen", /^„nur mit lila Sommersprossen“ habe ich nicht verstanden/u],
    ],
  },
  French: {
    brief: "Lancement d'une barre protéinée en Allemagne, 2 500 €, Instagram et TikTok",
    turns: [
      [
        "seulement TikTok",
        /^TikTok seulement : \d+ créateurs? pour [\d\s]+\s€ touche(?:nt)? [\d\s]+ personnes/u,
      ],
      ["2 000 €", /^Budget de 2\s000\s€ :/u],
      [
        "pourquoi @creator.0 n'y est pas ?",
        /^@creator\.0 n’est pas dans le plan\. Écarté par « TikTok seulement »/u,
      ],
      ["sans @personne.ici", /^Il n’y a pas de @personne\.ici/u],
    ],
  },
  Spanish: {
    brief: "Lanzamiento de una barrita de proteína en Alemania, 2.500 €, Instagram y TikTok",
    turns: [
      ["solo TikTok", /^Solo TikTok: \d+ creador(?:es)? por [\d.]+\s€ llegan? a [\d.]+ personas/u],
      ["2.000 €", /^Presupuesto de 2\.?000\s€:/u],
      ["¿por qué no está @creator.0?", /^@creator\.0 no está en el plan\. Queda fuera por «solo TikTok»/u],
      ["sin @nadie.aqui", /^No hay ningún @nadie\.aqui/u],
    ],
  },
  Portuguese: {
    brief: "Lançamento de uma barra de proteína na Alemanha, 2.500 €, Instagram e TikTok",
    turns: [
      ["só TikTok", /^Só TikTok: \d+ criador(?:es)? por €\s[\d.]+ alcançam? [\d.]+ pessoas/u],
      ["2.000 €", /^Orçamento de €\s2\.000:/u],
      ["por que a @creator.0 não está?", /^@creator\.0 não está no plano\. Fica de fora por “só TikTok”/u],
      ["sem @ninguem.aqui", /^Não há @ninguem\.aqui/u],
    ],
  },
  "Hindi-English": {
    brief: "protein bar ka launch Germany me, 2.500 €, Instagram aur TikTok",
    turns: [["sirf TikTok", /^On TikTok: \d+ creators? for/u]],
  },
};

test.each(Object.entries(TALKS))("an answer is in the language of the message: %s", async (_, talk) => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, CREATORS);
  const thread = await beginThread(ana);
  await say(ana, thread, { text: talk.brief });

  for (const [text, answer] of talk.turns) expect(said(await say(ana, thread, { text }))).toMatch(answer);
});

test("the language of a thread is that of its last message with words of one", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, CREATORS);
  const thread = await beginThread(ana);
  await say(ana, thread, { text: "Protein bar in Germany, 2.500 €, Instagram and TikTok" });

  const german = said(await say(ana, thread, { text: "nur TikTok" }));
  const still = said(await say(ana, thread, { text: "2.000 €" }));
  const english = said(await say(ana, thread, { text: "without @creator.1" }));

  expect(german).toMatch(/Menschen/u);
  expect(still).toMatch(/Menschen/u);
  expect(english).toMatch(/people/u);
});
