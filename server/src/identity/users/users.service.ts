import type { ProviderUser, UsersUpdateBody } from "@app/contract/identity/provider";
import { NAME_MAX } from "@app/contract/identity/names";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { Device } from "#/identity/sessions/sign-ins.ts";
import { joinName, toProviderUser } from "./users.rules.ts";
import { changeUser } from "./users.store.ts";

/** The account of whoever is signed in. */
export class UsersService {
  readonly #db: Database;
  readonly #sessions: SessionsService;

  constructor(dependencies: { db: Database; sessions: SessionsService }) {
    this.#db = dependencies.db;
    this.#sessions = dependencies.sessions;
  }

  async read(device: Device): Promise<ProviderUser> {
    const { user } = await this.#sessions.require(device.token);
    return toProviderUser(user);
  }

  /** @throws `request.invalid` for a name that is too long. */
  async change(device: Device, body: UsersUpdateBody): Promise<ProviderUser> {
    const { user } = await this.#sessions.require(device.token);
    const name = body.name === undefined ? user.name : joinName(user.name, body.name);
    if (name.length > NAME_MAX) throw invalidInput("name", `At most ${NAME_MAX} characters together`);
    const untrustedMetadata = body.untrusted_metadata ?? user.untrustedMetadata;
    await changeUser(this.#db, user.id, { name, untrustedMetadata });
    return toProviderUser({ ...user, name, untrustedMetadata });
  }
}
