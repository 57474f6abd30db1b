// The peer of http.bench.ts: the same rows by Fastify and pg, with nothing around them.
import { fastify } from "fastify";
import { Pool } from "pg";

const [host = "", password = ""] = process.argv.slice(2);
const pool = new Pool({ host, password, user: "herald", database: "herald", max: 10 });
// The same statement as the list of collections, without its session, workspace and checks.
const QUERY = `
  select id, name, note, version, created_at, updated_at, (
    select jsonb_build_object(
      'untriaged', count(*) filter (where entries.state = 'untriaged'),
      'shortlisted', count(*) filter (where entries.state = 'shortlisted'),
      'passed', count(*) filter (where entries.state = 'passed'))
    from collection_creators as entries
    join creators on creators.workspace_id = entries.workspace_id and creators.id = entries.creator_id
    where entries.workspace_id = collections.workspace_id and entries.collection_id = collections.id
  ) as counts, (
    select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(first.name, first.handle),
      'imageId', first.avatar_image_id) order by first.place, first.id), '[]')
    from (select account.creator_id as id, account.name, account.handle, account.avatar_image_id, entries.place
      from (select entries.workspace_id, entries.creator_id, entries.place
        from collection_creators as entries
        join creators on creators.workspace_id = entries.workspace_id and creators.id = entries.creator_id
        where entries.workspace_id = collections.workspace_id and entries.collection_id = collections.id
        order by entries.place, entries.creator_id limit 4) as entries
      cross join lateral (select * from creator_accounts
        where creator_accounts.workspace_id = entries.workspace_id
          and creator_accounts.creator_id = entries.creator_id
        order by followers desc nulls last, account_id limit 1) as account) as first
  ) as faces
  from collections
  where workspace_id = $1 and removed_at is null
  order by updated_at desc, id
  limit 51`;

const { rows } = await pool.query<{ id: string }>("select id from workspaces where not is_sample limit 1");
const workspace = rows[0]?.id;
const http = fastify();
http.get("/", async () => ({
  items: (await pool.query({ name: "list", text: QUERY, values: [workspace] })).rows,
}));
await http.listen({ host: "127.0.0.1", port: 0 });
const address = http.server.address();
process.send?.(typeof address === "object" && address ? address.port : 0);
