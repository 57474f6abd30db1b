import type { Transaction } from "#/platform/database/database.ts";
import {
  administratorGoneMail,
  anotherAdministratorMail,
} from "#/identity/mail/administrator-mails.rules.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { findServerAdministrators, findUser } from "#/identity/users/users.store.ts";
import { markServerAdministrator } from "./server-administrators.store.ts";

/** Lets somebody administer the server, or not any more, and tells all others who do: nobody comes or goes unseen. */
export async function changeServerAdministrator(
  transaction: Transaction,
  mails: Pick<MailsService, "writeToPerson">,
  change: { userId: string; isOne: boolean; by: string | null; now: Date },
): Promise<void> {
  const { userId, isOne, by, now } = change;
  if (!(await markServerAdministrator(transaction, change))) return;
  const person = await findUser(transaction, userId);
  if (!person) return;
  const actor = by === userId ? "themselves" : by === null ? null : await findUser(transaction, by);
  for (const each of await findServerAdministrators(transaction)) {
    if (each.id === userId) continue;
    const mail = isOne
      ? anotherAdministratorMail(each.name, person)
      : administratorGoneMail(each.name, person, actor);
    await mails.writeToPerson(transaction, each, { mail, now });
  }
}
