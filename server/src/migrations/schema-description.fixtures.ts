import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";

/** Who may do what, in one word each; a right that nobody named is that of the owner, or of everybody. */
const rights = (acl: string, kind: string, owner: string) => `(
  select string_agg(concat_ws(' ', coalesce(r.rolname, 'public'), a.privilege_type, a.is_grantable), ', '
    order by r.rolname, a.privilege_type)
  from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))) a left join pg_roles r on r.oid = a.grantee)`;
const comment = (id: string, catalog: string) => `obj_description(${id}, '${catalog}')`;

const TABLES = `(
  select c.*, c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema')`;
const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/** Each kind of thing that a schema is made of, with everything that tells two of a name apart. */
const KINDS: Readonly<Record<string, string>> = {
  relation: `select t.name, t.relkind, t.relpersistence, t.relowner::regrole, t.relreplident, t.reloptions,
      t.relrowsecurity, t.relforcerowsecurity, t.relispartition, am.amname,
      ${rights("t.relacl", "r", "t.relowner")}, ${comment("t.oid", "pg_class")}
    from ${TABLES} t left join pg_am am on am.oid = t.relam where t.relkind not in ('i', 'S')`,
  view: `select t.name, pg_get_viewdef(t.oid) from ${TABLES} t where t.relkind in ('v', 'm')`,
  column: `select t.name, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid), a.attcollation::regcollation, a.attstorage, a.attcompression, a.attstattarget,
      a.attoptions, a.attacl, col_description(t.oid, a.attnum)
    from ${TABLES} t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum where t.relkind not in ('i', 'S')`,
  constraint: `select t.name, c.conname, pg_get_constraintdef(c.oid), c.convalidated, ${comment("c.oid", "pg_constraint")}
    from pg_constraint c join ${TABLES} t on t.oid = c.conrelid`,
  index: `select pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered, i.indisreplident, t.reloptions,
      ${comment("t.oid", "pg_class")}
    from pg_index i join ${TABLES} t on t.oid = i.indexrelid`,
  policy: `select t.name, p.polname, p.polpermissive, p.polcmd, p.polroles::regrole[],
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid), ${comment("p.oid", "pg_policy")}
    from pg_policy p join ${TABLES} t on t.oid = p.polrelid`,
  trigger: `select t.name, pg_get_triggerdef(g.oid), g.tgenabled
    from pg_trigger g join ${TABLES} t on t.oid = g.tgrelid where not g.tgisinternal`,
  rule: `select schemaname, tablename, rulename, definition from pg_rules where schemaname !~ '^pg_'
    and schemaname <> 'information_schema'`,
  sequence: `select t.name, s.seqtypid::regtype, s.seqstart, s.seqincrement, s.seqmin, s.seqmax, s.seqcache, s.seqcycle,
      o.refobjid::regclass, a.attname, ${rights("t.relacl", "s", "t.relowner")}
    from pg_sequence s join ${TABLES} t on t.oid = s.seqrelid
    left join pg_depend o on o.objid = t.oid and o.deptype in ('a', 'i')
    left join pg_attribute a on a.attrelid = o.refobjid and a.attnum = o.refobjsubid`,
  statistics: `select pg_get_statisticsobjdef(s.oid), s.stxstattarget
    from pg_statistic_ext s join pg_namespace n on n.oid = s.stxnamespace where ${OURS}`,
  function: `select pg_get_functiondef(p.oid), p.proowner::regrole, ${rights("p.proacl", "f", "p.proowner")},
      ${comment("p.oid", "pg_proc")}
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} and p.prokind <> 'a'`,
  type: `select t.oid::regtype, t.typtype, t.typnotnull, format_type(t.typbasetype, t.typtypmod), t.typdefault,
      (select string_agg(enumlabel, ', ' order by enumsortorder) from pg_enum where enumtypid = t.oid)
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${OURS} and t.typtype not in ('c', 'b')`,
  schema: `select n.nspname, n.nspowner::regrole, ${rights("n.nspacl", "n", "n.nspowner")}
    from pg_namespace n where ${OURS}`,
  extension: `select extname, extversion from pg_extension`,
  "default right": `select defaclrole::regrole, defaclnamespace, defaclobjtype, defaclacl from pg_default_acl`,
  database: `select d.encoding, d.datcollate, ${rights("d.datacl", "d", "d.datdba")},
      (select array_agg(s.setconfig) from pg_db_role_setting s where s.setdatabase = d.oid)
    from pg_database d where d.datname = current_database()`,
};

/**
 * A line for everything that a database's schema consists of, sorted. The order of a table's columns is left out:
 * rows are read and written by the names of columns.
 */
export async function describeSchema(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(KINDS)) {
    const { rows } = await sql<{ line: string }>`
      select thing::text as line from (${sql.raw(query)}) as thing`.execute(db);
    lines.push(...rows.map(({ line }) => `${kind} ${line}`));
  }
  return lines.toSorted();
}
