-- Calls the function deliver-due each minute. Run this once in the SQL editor of the hosted backend, after both secrets:
--   select vault.create_secret('https://PROJECT.supabase.co/functions/v1', 'b2b_functions_url');
--   select vault.create_secret('THE VALUE OF DELIVER_SECRET', 'b2b_deliver_secret');
-- Running it again replaces both jobs.
create extension if not exists pg_cron;
create extension if not exists pg_net;

-- pg_cron keeps a row of each run for good.
select cron.schedule('b2b-forget-runs', '30 3 * * *', $job$
  delete from cron.job_run_details where end_time < now() - interval '7 days'
    and jobid in (select jobid from cron.job where jobname in ('b2b-deliver-due', 'b2b-forget-runs'))
$job$);

select cron.schedule('b2b-deliver-due', '* * * * *', $job$
  select net.http_post(
    url := base.decrypted_secret || '/deliver-due',
    headers := jsonb_build_object('Content-Type', 'application/json', 'X-Deliver-Secret', secret.decrypted_secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 10000
  )
  from vault.decrypted_secrets as base cross join vault.decrypted_secrets as secret
  where base.name = 'b2b_functions_url' and secret.name = 'b2b_deliver_secret'
$job$);
