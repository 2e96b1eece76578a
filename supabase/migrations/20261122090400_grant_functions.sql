-- Privileges. PostgreSQL lets every role execute a new function, so every migration that creates one revokes that. A
-- test tries every function as every role.

create function b2b.schema_version() returns jsonb language sql immutable
return to_jsonb('20261122090400'::text);
comment on function b2b.schema_version is
  'Returns the last migration that servers rely on; they refuse to start on an older one. A later migration replaces it.';

-- Roles belong to the whole cluster: another database of it may have created this one.
do $$ begin
  create role b2b_app nologin;
  comment on role b2b_app is 'May execute the functions of the schema b2b. Granted to the login role of the servers.';
exception when duplicate_object then null;
end $$;

revoke all on schema b2b from public;
revoke all on all tables in schema b2b from public;
revoke all on all functions in schema b2b from public;

do $$
declare
  entry text;
  grantee text;
begin
  -- Edge functions of the hosted backend use service_role. Other PostgreSQL servers have no such role.
  for grantee in select r.rolname from pg_roles as r where r.rolname in ('b2b_app', 'service_role') loop
    execute format('grant usage on schema b2b to %I', grantee);
    foreach entry in array array[
      'accept_message', 'claim_deliveries', 'settle_delivery', 'next_due', 'wake_deliveries', 'list_messages',
      'show_message', 'resend_message', 'erase_messages', 'expire_messages', 'probe', 'schema_version'
    ] loop
      execute format('grant execute on function b2b.%I to %I', entry, grantee);
    end loop;
  end loop;
end $$;
