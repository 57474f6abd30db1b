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
  ],
  negotiating: [
    "Vertrag raus",
    "contract out",
    "contrat envoyé",
    "contrato enviado",
    "negotiation chal raha",
  ],
  contacted: ["à relancer", "nachgefasst"],
} as const;

test.each(Object.entries(WORDS).flatMap(([status, words]) => words.map((word) => [word, status])))(
  "“%s” is the status %s",
  (word, status) => {
    expect(statusNamed(word)).toBe(status);
  },
);

test.each(["non validé", "pas encore validé", "nicht freigegeben", "não confirmada", "boh"])(
  "“%s” is none",
  (word) => {
    expect(statusNamed(word)).toBeNull();
  },
);
