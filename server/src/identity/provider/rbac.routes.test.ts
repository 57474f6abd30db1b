import { ROLES } from "@app/contract/identity/roles";
import type { Role } from "@app/contract/identity/roles";
import { expect, test } from "vitest";
import { administrator, invited, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { Browser } from "#/identity/identity.fixtures.ts";
import { RBAC_POLICY } from "./rbac.rules.ts";

const METHODS: Readonly<Record<string, readonly string[]>> = {
  read: ["GET"],
  create: ["POST"],
  change: ["PATCH"],
  delete: ["DELETE"],
};

test("the policy has the five roles of a workspace, each with what it may do beyond the one before", () => {
  expect(RBAC_POLICY.roles.map(({ role_id }) => role_id)).toEqual([...ROLES]);
  expect(mayDo("viewer", "checks")).toEqual(["read"]);
  expect(mayDo("reviewer", "checks")).toEqual(["read", "create", "change", "delete"]);
  expect(mayDo("reviewer", "campaigns")).toEqual([]);
  expect(mayDo("member", "campaigns")).toEqual(["read", "create", "change", "delete"]);
  expect(mayDo("member", "creators")).toEqual(["read", "change"]);
  expect(mayDo("admin", "creators")).toEqual(["read", "change", "delete"]);
  expect(mayDo("admin", "owners")).toEqual([]);
  expect(mayDo("owner", "owners")).toEqual(["create", "change", "delete"]);
});

test("what the policy grants to a role, the server lets it try, and nothing else", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const people: Partial<Record<Role, Browser>> = { owner: maya };
  for (const role of ROLES.filter((each) => each !== "owner")) {
    people[role] = await invited(app, maya, { email: `${role}@fern.com`, role });
  }
  const differences: string[] = [];
  for (const { resource_id: resource, actions } of RBAC_POLICY.resources) {
    for (const action of actions) {
      const route = ownRoute(app.routes, resource, METHODS[action] ?? []);
      if (!route) continue;
      for (const role of ROLES) {
        const answer = await people[role]?.api(
          route.method,
          route.url,
          route.method === "GET" ? undefined : {},
        );
        const isRefused = answer?.statusCode === 403;
        if (isRefused === mayDo(role, resource).includes(action)) {
          differences.push(`${role} ${action} ${resource}: ${answer?.statusCode}`);
        }
      }
    }
  }

  expect(differences).toEqual([]);
});

function mayDo(role: Role, resource: string): string[] {
  const permissions = RBAC_POLICY.roles.find(({ role_id }) => role_id === role)?.permissions ?? [];
  return permissions.find(({ resource_id }) => resource_id === resource)?.actions ?? [];
}

/** The address of the thing itself; what is below it may ask for another role. */
function ownRoute(
  routes: readonly { method: string; url: string }[],
  resource: string,
  methods: readonly string[],
) {
  const own = [`/api/v1/${resource}`, `/api/v1/${resource}/:id`, `/api/v1/${resource}/:userId`];
  const found = routes.find(({ method, url }) => methods.includes(method) && own.includes(url));
  if (!found) return null;
  const method = (["GET", "POST", "PATCH", "DELETE"] as const).find((name) => name === found.method) ?? "GET";
  const url = found.url.replace(/:\w+/, "00000000-0000-4000-8000-000000000000");
  return { method, url: method === "GET" ? `${url}?q=x` : url };
}
