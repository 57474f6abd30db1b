/** What a card says that waits for a yes, in one language. */
export interface ApprovalWords {
  locale: string;
  approve: string;
  notNow: string;
  /** Behind the question. */
  before: string;
  approved: string;
  declined: string;
  overtaken: string;
  listed: string;
  others: (count: number) => string;
  creators: (count: number) => string;
  /** Without a name. */
  unnamed: { collection: string; campaign: string };
  /** Of the newest plan, with its creators in the place of `{creators}`. */
  ofPlan: (what: string, version: number) => string;
  ofNewestPlan: (what: string) => string;
  of: (what: string, whom: string) => string;
  add: (whom: string, name: string) => string;
  remove: (whom: string, name: string) => string;
  leave: (whom: string, name: string) => string;
  return: (whom: string, name: string) => string;
  tag: (whom: string, tag: string) => string;
  untag: (whom: string, tag: string) => string;
  note: (whom: string, note: string) => string;
  unnote: (whom: string, note: string) => string;
  status: (whom: string, status: string) => string;
  owner: (whom: string, owner: string | null) => string;
  budget: (name: string, amount: string | null) => string;
  /** Of an invoice by its number, where it has one. */
  paid: (whom: string, invoice: string, day: string | null) => string;
  statuses: Readonly<Record<string, string>>;
  named: (what: string, name: string) => string;
}

const ENGLISH: ApprovalWords = {
  locale: "en-GB",
  approve: "Approve",
  notNow: "Not now",
  before: "Nothing is written before you approve.",
  approved: "You approved it.",
  declined: "You said no. Nothing was made.",
  overtaken: "The conversation went on without an answer. Nothing was made.",
  listed: "the creators who were just listed",
  others: (count) => (count === 1 ? "1 other" : `${count} others`),
  creators: (count) => (count === 1 ? "1 creator" : `${count} creators`),
  unnamed: { collection: "a collection", campaign: "a draft campaign" },
  named: (what, name) => `${what} called “${name}”`,
  ofPlan: (what, version) => `Make ${what} with the {creators} of version ${version}?`,
  ofNewestPlan: (what) => `Make ${what} of the newest plan?`,
  of: (what, whom) => `Make ${what} with ${whom}?`,
  add: (whom, name) => `Add ${whom} to the collection “${name}”?`,
  remove: (whom, name) => `Take ${whom} out of the collection “${name}”?`,
  leave: (whom, name) => `Take ${whom} out of the campaign “${name}”?`,
  return: (whom, name) => `Put ${whom} back into the campaign “${name}”?`,
  tag: (whom, tag) => `Tag ${whom} as “${tag}”?`,
  untag: (whom, tag) => `Take the tag “${tag}” off ${whom}?`,
  note: (whom, note) => `Note of ${whom}: “${note}”?`,
  unnote: (whom, note) => `Take the note of ${whom} back: “${note}”?`,
  status: (whom, status) => `Set the status of ${whom} to “${status}”?`,
  owner: (whom, owner) =>
    owner === null ? `Take the owner off ${whom}?` : `Make ${owner} the owner of ${whom}?`,
  budget: (name, amount) =>
    amount === null
      ? `Take the budget off the campaign “${name}”?`
      : `Set the budget of the campaign “${name}” to ${amount}?`,
  paid: (whom, invoice, day) =>
    day === null
      ? `Mark the payment${spaced(invoice)} to ${whom} as open again?`
      : `Mark the payment${spaced(invoice)} to ${whom} as paid on ${day}?`,
  statuses: {
    not_contacted: "not contacted",
    do_not_contact: "do not contact",
    none: "none",
  },
};

const OTHERS: Readonly<Record<string, ApprovalWords>> = {
  de: {
    locale: "de",
    approve: "Ja, machen",
    notNow: "Jetzt nicht",
    before: "Geschrieben wird erst, wenn du zustimmst.",
    approved: "Du hast zugestimmt.",
    declined: "Du hast abgelehnt. Nichts wurde geschrieben.",
    overtaken: "Das Gespräch ging ohne Antwort weiter. Nichts wurde geschrieben.",
    listed: "die eben genannten Creator",
    others: (count) => (count === 1 ? "1 anderen" : `${count} andere`),
    creators: (count) => `${count} Creator`,
    unnamed: { collection: "eine Liste", campaign: "einen Kampagnenentwurf" },
    named: (what, name) => `${what} „${name}“`,
    ofPlan: (what, version) => `${capital(what)} mit den {creators} von Version ${version} anlegen?`,
    ofNewestPlan: (what) => `${capital(what)} aus dem neuesten Plan anlegen?`,
    of: (what, whom) => `${capital(what)} mit ${whom} anlegen?`,
    add: (whom, name) => `${whom} in die Liste „${name}“ aufnehmen?`,
    remove: (whom, name) => `${whom} aus der Liste „${name}“ nehmen?`,
    leave: (whom, name) => `${whom} aus der Kampagne „${name}“ nehmen?`,
    return: (whom, name) => `${whom} wieder in die Kampagne „${name}“ aufnehmen?`,
    tag: (whom, tag) => `Das Schlagwort „${tag}“ bei ${whom} setzen?`,
    untag: (whom, tag) => `Das Schlagwort „${tag}“ bei ${whom} entfernen?`,
    note: (whom, note) => `Notiz zu ${whom}: „${note}“?`,
    unnote: (whom, note) => `Die Notiz zu ${whom} zurücknehmen: „${note}“?`,
    status: (whom, status) => `Den Status von ${whom} auf „${status}“ setzen?`,
    owner: (whom, owner) =>
      owner === null
        ? `Bei ${whom} niemanden mehr als zuständig führen?`
        : `${owner} für ${whom} zuständig machen?`,
    budget: (name, amount) =>
      amount === null
        ? `Das Budget der Kampagne „${name}“ entfernen?`
        : `Das Budget der Kampagne „${name}“ auf ${amount} setzen?`,
    paid: (whom, invoice, day) =>
      day === null
        ? `Die Zahlung${spaced(invoice)} an ${whom} wieder als offen führen?`
        : `Die Zahlung${spaced(invoice)} an ${whom} als am ${day} bezahlt eintragen?`,
    statuses: {
      not_contacted: "nicht kontaktiert",
      contacted: "kontaktiert",
      negotiating: "in Verhandlung",
      accepted: "zugesagt",
      declined: "abgesagt",
      do_not_contact: "nicht kontaktieren",
      none: "keiner",
    },
  },
  fr: {
    locale: "fr",
    approve: "Oui, faites",
    notNow: "Pas maintenant",
    before: "Rien n’est écrit avant votre accord.",
    approved: "Vous avez dit oui.",
    declined: "Vous avez dit non. Rien n’a été écrit.",
    overtaken: "La conversation a continué sans réponse. Rien n’a été écrit.",
    listed: "les créateurs qui viennent d’être cités",
    others: (count) => (count === 1 ? "1 autre" : `${count} autres`),
    creators: (count) => (count === 1 ? "1 créateur" : `${count} créateurs`),
    unnamed: { collection: "une liste", campaign: "un brouillon de campagne" },
    named: (what, name) => `${what} « ${name} »`,
    ofPlan: (what, version) => `Créer ${what} avec les {creators} de la version ${version} ?`,
    ofNewestPlan: (what) => `Créer ${what} à partir du dernier plan ?`,
    of: (what, whom) => `Créer ${what} avec ${whom} ?`,
    add: (whom, name) => `Ajouter ${whom} à la liste « ${name} » ?`,
    remove: (whom, name) => `Retirer ${whom} de la liste « ${name} » ?`,
    leave: (whom, name) => `Retirer ${whom} de la campagne « ${name} » ?`,
    return: (whom, name) => `Remettre ${whom} dans la campagne « ${name} » ?`,
    tag: (whom, tag) => `Mettre l’étiquette « ${tag} » à ${whom} ?`,
    untag: (whom, tag) => `Enlever l’étiquette « ${tag} » à ${whom} ?`,
    note: (whom, note) => `Note sur ${whom} : « ${note} » ?`,
    unnote: (whom, note) => `Reprendre la note sur ${whom} : « ${note} » ?`,
    status: (whom, status) => `Passer le statut de ${whom} à « ${status} » ?`,
    owner: (whom, owner) =>
      owner === null ? `Ne plus confier ${whom} à personne ?` : `Confier ${whom} à ${owner} ?`,
    budget: (name, amount) =>
      amount === null
        ? `Enlever le budget de la campagne « ${name} » ?`
        : `Passer le budget de la campagne « ${name} » à ${amount} ?`,
    paid: (whom, invoice, day) =>
      day === null
        ? `Remettre le paiement${spaced(invoice)} à ${whom} en attente ?`
        : `Marquer le paiement${spaced(invoice)} à ${whom} comme réglé le ${day} ?`,
    statuses: {
      not_contacted: "pas contacté",
      contacted: "contacté",
      negotiating: "en négociation",
      accepted: "accepté",
      declined: "refusé",
      do_not_contact: "ne pas contacter",
      none: "aucun",
    },
  },
  es: {
    locale: "es",
    approve: "Sí, hazlo",
    notNow: "Ahora no",
    before: "No se escribe nada antes de que digas que sí.",
    approved: "Has dicho que sí.",
    declined: "Has dicho que no. No se ha escrito nada.",
    overtaken: "La conversación siguió sin respuesta. No se ha escrito nada.",
    listed: "los creadores que se acaban de nombrar",
    others: (count) => (count === 1 ? "1 más" : `${count} más`),
    creators: (count) => (count === 1 ? "1 creador" : `${count} creadores`),
    unnamed: { collection: "una lista", campaign: "un borrador de campaña" },
    named: (what, name) => `${what} «${name}»`,
    ofPlan: (what, version) => `¿Crear ${what} con los {creators} de la versión ${version}?`,
    ofNewestPlan: (what) => `¿Crear ${what} del último plan?`,
    of: (what, whom) => `¿Crear ${what} con ${whom}?`,
    add: (whom, name) => `¿Añadir ${whom} a la lista «${name}»?`,
    remove: (whom, name) => `¿Quitar ${whom} de la lista «${name}»?`,
    leave: (whom, name) => `¿Quitar ${whom} de la campaña «${name}»?`,
    return: (whom, name) => `¿Volver a poner ${whom} en la campaña «${name}»?`,
    tag: (whom, tag) => `¿Poner la etiqueta «${tag}» a ${whom}?`,
    untag: (whom, tag) => `¿Quitar la etiqueta «${tag}» a ${whom}?`,
    note: (whom, note) => `¿Nota sobre ${whom}: «${note}»?`,
    unnote: (whom, note) => `¿Retirar la nota sobre ${whom}: «${note}»?`,
    status: (whom, status) => `¿Cambiar el estado de ${whom} a «${status}»?`,
    owner: (whom, owner) =>
      owner === null ? `¿Dejar a ${whom} sin responsable?` : `¿Pasar ${whom} a ${owner}?`,
    budget: (name, amount) =>
      amount === null
        ? `¿Quitar el presupuesto de la campaña «${name}»?`
        : `¿Cambiar el presupuesto de la campaña «${name}» a ${amount}?`,
    paid: (whom, invoice, day) =>
      day === null
        ? `¿Volver a dejar pendiente el pago${spaced(invoice)} a ${whom}?`
        : `¿Marcar el pago${spaced(invoice)} a ${whom} como pagado el ${day}?`,
    statuses: {
      not_contacted: "sin contactar",
      contacted: "contactado",
      negotiating: "en negociación",
      accepted: "aceptado",
      declined: "rechazado",
      do_not_contact: "no contactar",
      none: "ninguno",
    },
  },
  pt: {
    locale: "pt",
    approve: "Sim, pode fazer",
    notNow: "Agora não",
    before: "Nada é escrito antes de você dizer sim.",
    approved: "Você disse sim.",
    declined: "Você disse não. Nada foi escrito.",
    overtaken: "A conversa seguiu sem resposta. Nada foi escrito.",
    listed: "os criadores que acabaram de ser citados",
    others: (count) => (count === 1 ? "mais 1" : `mais ${count}`),
    creators: (count) => (count === 1 ? "1 criador" : `${count} criadores`),
    unnamed: { collection: "uma lista", campaign: "um rascunho de campanha" },
    named: (what, name) => `${what} “${name}”`,
    ofPlan: (what, version) => `Criar ${what} com os {creators} da versão ${version}?`,
    ofNewestPlan: (what) => `Criar ${what} do plano mais novo?`,
    of: (what, whom) => `Criar ${what} com ${whom}?`,
    add: (whom, name) => `Colocar ${whom} na lista “${name}”?`,
    remove: (whom, name) => `Tirar ${whom} da lista “${name}”?`,
    leave: (whom, name) => `Tirar ${whom} da campanha “${name}”?`,
    return: (whom, name) => `Colocar ${whom} de volta na campanha “${name}”?`,
    tag: (whom, tag) => `Pôr a etiqueta “${tag}” em ${whom}?`,
    untag: (whom, tag) => `Tirar a etiqueta “${tag}” de ${whom}?`,
    note: (whom, note) => `Nota sobre ${whom}: “${note}”?`,
    unnote: (whom, note) => `Retirar a nota sobre ${whom}: “${note}”?`,
    status: (whom, status) => `Mudar o status de ${whom} para “${status}”?`,
    owner: (whom, owner) =>
      owner === null ? `Deixar ${whom} sem responsável?` : `Passar ${whom} para ${owner}?`,
    budget: (name, amount) =>
      amount === null
        ? `Tirar o orçamento da campanha “${name}”?`
        : `Mudar o orçamento da campanha “${name}” para ${amount}?`,
    paid: (whom, invoice, day) =>
      day === null
        ? `Deixar o pagamento${spaced(invoice)} a ${whom} em aberto de novo?`
        : `Marcar o pagamento${spaced(invoice)} a ${whom} como pago em ${day}?`,
    statuses: {
      not_contacted: "sem contato",
      contacted: "contatado",
      negotiating: "em negociação",
      accepted: "aceito",
      declined: "recusado",
      do_not_contact: "não contatar",
      none: "nenhum",
    },
  },
};

function spaced(text: string): string {
  return text === "" ? "" : ` ${text}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** In the language of the answer; English where there is none. */
export function approvalWords(language: string | null): ApprovalWords {
  return (language === null ? undefined : OTHERS[language]) ?? ENGLISH;
}
