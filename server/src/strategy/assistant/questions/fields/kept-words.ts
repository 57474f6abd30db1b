import type { Language } from "#/strategy/acts/act.ts";
import type { Sentences } from "#/strategy/assistant/answers/sentences.ts";
import { inLanguage } from "#/strategy/assistant/answers/sentences.ts";
import type { KeptField } from "./read-field.ts";

const NAMES: Readonly<Record<KeptField, Sentences>> = {
  notes: { en: "note", de: "Notiz", fr: "note", es: "nota", pt: "nota" },
  tags: { en: "tags", de: "Schlagworte", fr: "étiquettes", es: "etiquetas", pt: "etiquetas" },
  status: { en: "status", de: "Status", fr: "statut", es: "estado", pt: "status" },
  owner: { en: "owner", de: "zuständig", fr: "responsable", es: "responsable", pt: "responsável" },
  lastContact: {
    en: "last contact",
    de: "letzter Kontakt",
    fr: "dernier contact",
    es: "último contacto",
    pt: "último contato",
  },
  code: { en: "code", de: "Code", fr: "code", es: "código", pt: "código" },
  address: { en: "address", de: "Adresse", fr: "adresse", es: "dirección", pt: "endereço" },
};
const NOTHING: Sentences = {
  en: "Nothing is kept of {name}: {what}.",
  de: "Bei {name} ist nichts eingetragen: {what}.",
  fr: "Rien n’est noté pour {name} : {what}.",
  es: "No hay nada anotado de {name}: {what}.",
  pt: "Nada está anotado de {name}: {what}.",
};

/** What a value is called that a team keeps of somebody. */
export function keptName(field: KeptField, language: Language): string {
  return inLanguage(NAMES[field], language);
}

export function nothingKept(field: KeptField, name: string, language: Language): string {
  return inLanguage(NOTHING, language)
    .replace("{name}", () => name)
    .replace("{what}", () => keptName(field, language));
}
