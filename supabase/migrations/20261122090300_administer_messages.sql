-- The operator's commands, retention and health.

create function b2b.deliveries_json(message_id uuid) returns jsonb language sql stable
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', d.kind, 'position', d.position, 'generation', d.generation, 'state', d.state, 'attempts', d.attempts,
    'dueAt', b2b.ms(d.due_at), 'endedAt', b2b.ms(d.ended_at), 'lastError', d.last_error
  ) order by d.kind, d.position), '[]')
  from b2b.deliveries as d where d.message_id = deliveries_json.message_id;
end;
comment on function b2b.deliveries_json is 'Returns StoredDelivery[] of server/store/Store.ts.';

-- Each filter is a constant for the planner (force_custom_plan), so one query serves all: a missing filter costs nothing,
-- and a rare state is found by its index.
create function b2b.list_messages(filter jsonb default '{}') returns jsonb
language plpgsql security definer set search_path = '' set plan_cache_mode = force_custom_plan as $$
declare
  wanted_state constant text := filter->>'state';
  wanted_kind constant text := filter->>'kind';
  wanted_email constant text := filter->>'email';
  -- An empty number finds nobody, because several people may have given none.
  wanted_phone constant text := filter->>'phone';
  since constant timestamptz := b2b.moment(coalesce((filter->>'since')::bigint, 0));
  max_count constant integer := coalesce((filter->>'limit')::integer, 100);
  listed jsonb;
begin
  if wanted_state is null and wanted_kind is null then
    select jsonb_agg(to_jsonb(l)) into listed from (
      select m.id, m.function, b2b.ms(m.accepted_at) as "acceptedAt", b2b.deliveries_json(m.id) as deliveries
      from b2b.messages as m
      where m.accepted_at >= since
        and (wanted_email is null or m.email = wanted_email) and (wanted_phone is null or m.phone = nullif(wanted_phone, ''))
      order by m.accepted_at desc, m.id limit max_count
    ) as l;
  else
    select jsonb_agg(to_jsonb(l)) into listed from (
      select m.id, m.function, b2b.ms(m.accepted_at) as "acceptedAt", b2b.deliveries_json(m.id) as deliveries
      from b2b.messages as m
      join (
        select distinct d.message_id from b2b.deliveries as d
        where d.accepted_at >= since
          and (wanted_state is null or d.state = wanted_state) and (wanted_kind is null or d.kind = wanted_kind)
      ) as found on found.message_id = m.id
      where (wanted_email is null or m.email = wanted_email) and (wanted_phone is null or m.phone = nullif(wanted_phone, ''))
      order by m.accepted_at desc, m.id limit max_count
    ) as l;
  end if;
  return coalesce(listed, '[]');
end $$;
comment on function b2b.list_messages is
  'Returns MessageSummary[], the newest first, without the entries. Filter: state, kind, since, limit and, '
  'for a person, email or phone in the form of the columns of messages.';

create function b2b.show_message(id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('message', b2b.message_json(m), 'deliveries', b2b.deliveries_json(m.id))
  from b2b.messages as m where m.id = show_message.id;
$$;
comment on function b2b.show_message is 'Returns a message with its entries and deliveries; null if there is none.';

create function b2b.resend_message(id uuid, kind text default null, now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  resent jsonb;
begin
  -- The lock holds back expire_messages until the deliveries are waiting.
  perform from b2b.messages as m where m.id = resend_message.id for no key update;
  if not found then
    return null;
  end if;
  with changed as (
    update b2b.deliveries as d set
      generation = d.generation + 1, state = 'waiting', attempts = 0, due_at = b2b.moment(now_ms),
      leased_until = null, ended_at = null, last_error = null
    where d.message_id = resend_message.id
      and case when resend_message.kind is null then d.state <> 'delivered' else d.kind = resend_message.kind end
    returning d.kind
  )
  select jsonb_agg(distinct c.kind order by c.kind) into resent from changed as c;
  return coalesce(resent, '[]');
end $$;
comment on function b2b.resend_message is
  'Makes deliveries due in a new generation: those of the kind, or all that were not delivered. Returns the kinds that '
  'are due now; null if there is no such message.';

create function b2b.erase_messages(id uuid default null, email text default null, phone text default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  erased jsonb;
begin
  with removed as (
    delete from b2b.messages as m
    where m.id = erase_messages.id or m.email = nullif(erase_messages.email, '')
      or m.phone = nullif(erase_messages.phone, '')
    returning m.id, m.accepted_at
  )
  select jsonb_agg(r.id order by r.accepted_at, r.id) into erased from removed as r;
  return coalesce(erased, '[]');
end $$;
comment on function b2b.erase_messages is
  'Removes a message by id, or all of a person by e-mail address or number, with deliveries and idempotency keys. '
  'Returns the ids. The bytes leave the files with the next vacuum; backups and the archived log are the owner''s.';

create function b2b.expire_messages(older_than_ms bigint, max_count integer, now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  moment constant timestamptz := b2b.moment(now_ms);
  old uuid[];
  expired jsonb;
begin
  delete from b2b.idempotency_keys as k where k.created_at <= moment - interval '24 hours';
  delete from b2b.rate_limits as r where r.bucket in (
    select o.bucket from b2b.rate_limits as o where o.ends_at <= moment for update skip locked
  );
  old := array(
    select m.id from b2b.messages as m
    where m.accepted_at < moment - older_than_ms * interval '1 millisecond'
      and not exists (select from b2b.deliveries as d where d.message_id = m.id and d.state = 'waiting')
    order by m.accepted_at limit max_count for update skip locked
  );
  -- Checks again with the rows locked, because a message may have been resent in between.
  old := array(
    select o.id from unnest(old) as o (id)
    where not exists (select from b2b.deliveries as d where d.message_id = o.id and d.state = 'waiting')
  );
  select jsonb_agg(jsonb_build_object('id', o.id, 'undelivered', to_jsonb(array(
    select distinct d.kind from b2b.deliveries as d where d.message_id = o.id and d.state = 'dead' order by d.kind
  ))) order by o.position)
  into expired from unnest(old) with ordinality as o (id, position);
  delete from b2b.messages as m where m.id = any (old);
  return coalesce(expired, '[]');
end $$;
comment on function b2b.expire_messages is
  'Removes messages accepted longer ago than older_than_ms that have no waiting delivery, the oldest first, at most '
  'max_count, and keys and rate-limit windows that are over. Returns Expired[].';

create function b2b.probe(now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before timestamptz;
  moment timestamptz;
begin
  insert into b2b.probes (probed_at) values (b2b.moment(now_ms)) on conflict (singleton) do nothing;
  if found then
    return null;
  end if;
  select p.probed_at into before from b2b.probes as p for update;
  moment := b2b.moment(now_ms);
  update b2b.probes set probed_at = moment;
  return to_jsonb(greatest(0, b2b.ms(moment) - b2b.ms(before)));
end $$;
comment on function b2b.probe is 'Writes a row. Returns milliseconds since the probe before; null for the first.';
