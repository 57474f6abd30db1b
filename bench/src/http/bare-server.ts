// The peer of http.bench.ts: the same rows by Fastify and pg, with nothing around them.
import { fastify } from "fastify";
import { Pool } from "pg";

const [host = "", password = ""] = process.argv.slice(2);
const pool = new Pool({ host, password, user: "herald", database: "herald", max: 10 });
// The same statement as the list of collections, without its session, workspace and checks.
const QUERY = `
  select collections.id, collections.name, collections.note, collections.created_at, collections.updated_at,
    count(creators.id) filter (where entries.state = 'untriaged') as untriaged,
    count(creators.id) filter (where entries.state = 'shortlisted') as shortlisted,
    count(creators.id) filter (where entries.state = 'passed') as passed
  from collections
  left join collection_creators as entries
    on entries.workspace_id = collections.workspace_id and entries.collection_id = collections.id
  left join creators on creators.workspace_id = entries.workspace_id and creators.id = entries.creator_id
  where collections.workspace_id = $1 and collections.removed_at is null
  group by collections.workspace_id, collections.id
  order by collections.updated_at desc, collections.id`;

const { rows } = await pool.query<{ id: string }>("select id from workspaces where not is_sample limit 1");
const workspace = rows[0]?.id;
const http = fastify();
http.get("/", async () => ({
  items: (await pool.query({ name: "list", text: QUERY, values: [workspace] })).rows,
}));
await http.listen({ host: "127.0.0.1", port: 0 });
const address = http.server.address();
process.send?.(typeof address === "object" && address ? address.port : 0);
