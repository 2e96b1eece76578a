-- Adds a kind of delivery: the message as a signed event for the company's CRM.

alter table b2b.deliveries drop constraint deliveries_kind_check;
alter table b2b.deliveries add constraint deliveries_kind_check
  check (kind in ('company-mail', 'confirmation-mail', 'text-message', 'crm-webhook'));

create or replace function b2b.schema_version() returns jsonb language sql immutable
return to_jsonb('20261122130000'::text);

-- The schedule asks whether a delivery of these kinds is due. A job of the same name is replaced.
do $$ begin
  if to_regclass('cron.job') is not null then
    perform cron.schedule(j.jobname, j.schedule, replace(j.command, '''text-message'']', '''text-message'', ''crm-webhook'']'))
    from cron.job as j where j.jobname = 'b2b-deliver-due';
  end if;
end $$;
