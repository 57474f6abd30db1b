import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";

/** What no workspace keeps of anybody, whoever is named beside it. */
const SECRETS = new RegExp(
  wordsListed(
    "password, passwords, passcode, passwort, passworter, kennwort, mot de passe, mots de passe, contrasena, contrasenas, senha, senhas, palavra-passe, log in data, login data, logins, zugangsdaten, identifiants, iban, bank details, bankdaten, kontonummer, credit card, kreditkarte",
  ),
  "u",
);

/** "Do you know her password": beyond what can be answered, also where the rest of it could be. */
export function asksForSecrets(text: string): boolean {
  return SECRETS.test(foldInPlace(text.normalize("NFC"))) && text.includes("?");
}
