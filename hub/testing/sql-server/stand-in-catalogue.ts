/**
 * What statements of the translation need in PostgreSQL, made once in each database: the lock of a name, of which who
 * waits waits shorter, and of SQL Server's catalogue what is asked of it. A database says of itself what is set for it,
 * as in `alter database … set stand_in.collation = …`.
 */
export const standInCatalogue = `
  create function stand_in_lock(name int, timeout_ms int, strict bool) returns int language plpgsql as $$
  begin
    if timeout_ms >= 0 then perform set_config('lock_timeout', (timeout_ms / 100 + 1)::text, true); end if;
    perform pg_advisory_xact_lock(name);
    perform set_config('lock_timeout', '0', true);
    return 0;
  exception when lock_not_available then
    if strict then raise exception 'the turn was not given'; end if;
    return -1;
  end $$;
  create function stand_in_setting(name text, usual text) returns text language sql as
    $$ select coalesce(current_setting('stand_in.' || name, true), usual) $$;
  create function stand_in_set(name text, value text) returns text language sql as
    $$ select set_config('stand_in.' || name, value, true) $$;
  create function db_name() returns text language sql as $$ select current_database()::text $$;
  create function schema_id() returns oid language sql as $$ select 'public'::regnamespace::oid $$;
  create function object_name(object oid) returns text language sql as
    $$ select relname::text from pg_class where oid = object $$;
  create function col_name(object oid, number int) returns text language sql as
    $$ select attname::text from pg_attribute where attrelid = object and attnum = number $$;
  create schema sys;
  create view sys.databases as select db_name() as name,
    stand_in_setting('collation', 'Latin1_General_100_CS_AS_SC') as collation_name,
    stand_in_setting('read_committed_snapshot', '1')::int as is_read_committed_snapshot_on,
    stand_in_setting('snapshot_isolation', '1')::int as snapshot_isolation_state;
  create view sys.database_files as select pg_database_size(current_database()) / 8192 as size;
  create view sys.tables as select oid as object_id, relname::text as name, relnamespace as schema_id
    from pg_class where relkind = 'r' and relnamespace = schema_id();
  create view sys.columns as select attrelid as object_id, attnum::int as column_id, attname::text as name,
    case when atttypmod < 0 then -1 else 2 * (atttypmod - 4) end as max_length, (not attnotnull)::int as is_nullable,
    case collname when 'C' then 'Latin1_General_100_BIN2' else stand_in_setting('collation', '') end as collation_name
    from pg_attribute join pg_collation on pg_collation.oid = attcollation where attnum > 0 and not attisdropped;
  create view sys.indexes as select indrelid as object_id, indexrelid as index_id, object_name(indexrelid) as name,
    indisprimary::int as is_primary_key, indisunique::int as is_unique, pg_get_expr(indpred, indrelid) as filter_definition
    from pg_index;
  create view sys.index_columns as select indrelid as object_id, indexrelid as index_id, number::int as column_id,
    key_ordinal from pg_index, unnest(indkey) with ordinality as keys (number, key_ordinal);
  create view sys.foreign_keys as select oid as object_id, conname::text as name, conrelid as parent_object_id,
    confrelid as referenced_object_id from pg_constraint where contype = 'f';
  create view sys.foreign_key_columns as select oid as constraint_object_id, conkey[1]::int as parent_column_id,
    confkey[1]::int as referenced_column_id from pg_constraint where contype = 'f';`
