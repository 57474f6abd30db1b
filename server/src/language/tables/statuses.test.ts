import { expect, test } from "vitest";
import { statusNamed } from "./tables.ts";

const WORDS = {
  do_not_contact: [
    "NICHT MEHR ANFRAGEN",
    "nie wieder!",
    "NÃO CHAMAR",
    "não contratar",
    "ne plus contacter",
    "ne plus solliciter",
    "no contactar",
    "no volver a llamar",
    "NON CONTATTARE",
    "non ricontattare",
    "do not use",
    "don't book",
    "call mat karna",
    "jangan dihubungi",
    "bir daha aramayın",
  ],
  accepted: [
    "validé",
    "Validée",
    "confermata",
    "confirmada",
    "aprovado",
    "onaylandı",
    "confirm ho gaya",
    "freigegeben",
    "cerrado",
    "fechado",
    "booked",
  ],
  negotiating: [
    "Vertrag raus",
    "contract out",
    "contrat envoyé",
    "contrato enviado",
    "negotiation chal raha",
  ],
  contacted: [
    "à relancer",
    "nachgefasst",
    "DM'd",
    "DMed twice",
    "ghosted",
    "left on read",
    "no reply",
    "hasn't replied",
    "meldet sich nicht",
    "hat sich nicht gemeldet",
    "en attente",
    "pas de réponse",
    "vu",
    "no contesta",
    "não respondeu",
    "sumiu",
    "non risponde",
    "jawab nahi aaya",
  ],
  declined: ["passed", "hat abgesagt", "a répondu non", "hard no", "pulled out", "mana kar diya"],
} as const;

test.each(Object.entries(WORDS).flatMap(([status, words]) => words.map((word) => [word, status])))(
  "“%s” is the status %s",
  (word, status) => {
    expect(statusNamed(word)).toBe(status);
  },
);

test.each([
  "non validé",
  "pas encore validé",
  "nicht freigegeben",
  "não confirmada",
  "boh",
  "en attente du contrat",
])("“%s” is none", (word) => {
  expect(statusNamed(word)).toBeNull();
});
