-- Calls the hosted backend's function deliver-due every minute, if there is something to do. It needs two secrets:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1', 'b2b_functions_url');
--   select vault.create_secret('THE VALUE OF DELIVER_SECRET', 'b2b_deliver_secret');
-- Without the hosted backend the servers deliver, and this does nothing.

do $$
declare
  needed constant text[] := array['pg_cron', 'pg_net', 'supabase_vault'];
  entry text;
begin
  if (select count(*) from pg_available_extensions as e where e.name = any (needed)) = cardinality(needed) then
    foreach entry in array needed loop
      execute format('create extension if not exists %I', entry);
    end loop;
  end if;

  if to_regnamespace('cron') is null or to_regnamespace('net') is null or to_regclass('vault.decrypted_secrets') is null
  then
    raise notice 'pg_cron, pg_net or the vault is missing: nothing is scheduled. Servers deliver by themselves.';
    return;
  end if;

  -- Without the secrets no row is selected, so nothing is called. Old messages are removed on the hour.
  perform cron.schedule('b2b-deliver-due', '* * * * *', $job$
    select net.http_post(
      url := base.decrypted_secret || '/deliver-due',
      headers := jsonb_build_object('Content-Type', 'application/json', 'X-Deliver-Secret', secret.decrypted_secret),
      body := '{}'::jsonb,
      timeout_milliseconds := 10000
    )
    from vault.decrypted_secrets as base cross join vault.decrypted_secrets as secret
    where base.name = 'b2b_functions_url' and secret.name = 'b2b_deliver_secret'
      and (extract(minute from now()) = 0
        or b2b.next_due(array['company-mail', 'confirmation-mail', 'text-message']) = '0'::jsonb)
  $job$);
end $$;
