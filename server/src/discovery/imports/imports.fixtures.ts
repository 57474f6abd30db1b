import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";

/** A paste with a title, a repeated account, a price that is none, and a total. */
export const TABLE = `Shortlist
Creator;Instagram;Followers;ER;Country;Category;E-mail;Price
Ana;@ana;12.500;0,031;España;Beauty;ana@x.example;1.200 €
Ben;ben_b;8,4K;0,045;DE;Fitness & Gym;;tbd
Ana;ana;12.600;;;;;
Total;;33.500;;;;;
`;

export function creatorsOf(app: { db: Database }, person: Person) {
  return withWorkspace(app.db, person.workspaceId, (transaction) =>
    transaction.selectFrom("creator_accounts").selectAll().orderBy("handle").execute(),
  );
}
