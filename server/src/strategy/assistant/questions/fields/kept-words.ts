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
  lists: { en: "lists", de: "Listen", fr: "listes", es: "listas", pt: "listas" },
  campaigns: { en: "campaigns", de: "Kampagnen", fr: "campagnes", es: "campañas", pt: "campanhas" },
};
const NOTHING: Sentences = {
  en: "Nothing is kept of {name}: {what}.",
  de: "Bei {name} ist nichts eingetragen: {what}.",
  fr: "Rien n’est noté pour {name} : {what}.",
  es: "No hay nada anotado de {name}: {what}.",
  pt: "Nada está anotado de {name}: {what}.",
};

const NOWHERE: Readonly<Partial<Record<KeptField, Sentences>>> = {
  lists: {
    en: "{name} is on no list.",
    de: "{name} steht auf keiner Liste.",
    fr: "{name} n’est sur aucune liste.",
    es: "{name} no está en ninguna lista.",
    pt: "{name} não está em nenhuma lista.",
  },
  campaigns: {
    en: "{name} is in no campaign.",
    de: "{name} ist in keiner Kampagne.",
    fr: "{name} n’est dans aucune campagne.",
    es: "{name} no está en ninguna campaña.",
    pt: "{name} não está em nenhuma campanha.",
  },
};

/** What a value is called that a team keeps of somebody. */
export function keptName(field: KeptField, language: Language): string {
  return inLanguage(NAMES[field], language);
}

export function nothingKept(field: KeptField, name: string, language: Language): string {
  return inLanguage(NOWHERE[field] ?? NOTHING, language)
    .replace("{name}", () => name)
    .replace("{what}", () => keptName(field, language));
}
