// The peer of http.bench.ts: the same rows by Fastify and pg, with nothing around them.
import { fastify } from "fastify";
import { Pool } from "pg";

const [host = "", password = ""] = process.argv.slice(2);
const pool = new Pool({ host, password, user: "herald", database: "herald", max: 10 });
// The same two statements as the list of collections, without its session, workspace and checks.
const PAGE = `
  select id, name, note, version, created_at, updated_at
  from collections
  where workspace_id = $1 and removed_at is null
  order by updated_at desc, id
  limit 51`;
const CONTENTS = `
  select counts.*, faces.faces
  from (select entries.collection_id as id,
      count(*) filter (where entries.state = 'untriaged') as untriaged,
      count(*) filter (where entries.state = 'shortlisted') as shortlisted,
      count(*) filter (where entries.state = 'passed') as passed
    from collection_creators as entries
    join creators on creators.workspace_id = entries.workspace_id and creators.id = entries.creator_id
    where entries.workspace_id = $1 and entries.collection_id = any($2::uuid[])
    group by entries.collection_id) as counts
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('name', coalesce(first.name, account.handle),
      'imageId', account.avatar_image_id) order by first.place, first.id), '[]') as faces
    from (select creators.id, creators.name, entries.place
      from collection_creators as entries
      join creators on creators.workspace_id = entries.workspace_id and creators.id = entries.creator_id
      where entries.workspace_id = $1 and entries.collection_id = counts.id
      order by entries.place, entries.creator_id limit 4) as first
    cross join lateral (select handle, avatar_image_id from accounts
      where accounts.workspace_id = $1 and accounts.creator_id = first.id
      order by followers desc nulls last, id limit 1) as account) as faces`;

const { rows } = await pool.query<{ id: string }>("select id from workspaces where not is_sample limit 1");
const workspace = rows[0]?.id;
const http = fastify();
http.get("/", async () => {
  const page = await pool.query<{ id: string }>({ name: "page", text: PAGE, values: [workspace] });
  const ids = page.rows.map(({ id }) => id);
  const contents = await pool.query<{ id: string }>({
    name: "contents",
    text: CONTENTS,
    values: [workspace, ids],
  });
  const byId = new Map(contents.rows.map((row) => [row.id, row]));
  return { items: page.rows.map((row) => ({ ...row, ...byId.get(row.id) })) };
});
await http.listen({ host: "127.0.0.1", port: 0 });
const address = http.server.address();
process.send?.(typeof address === "object" && address ? address.port : 0);
