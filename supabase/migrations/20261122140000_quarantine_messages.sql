-- The quarantine: a message that looks like spam is stored, and delivered only when an operator releases it (D49).

alter table b2b.messages add column text_digest text;
comment on column b2b.messages.text_digest is 'The same for equal texts; null if there is too little text.';
create index messages_by_text on b2b.messages (text_digest, accepted_at) where text_digest is not null;

alter table b2b.deliveries drop constraint deliveries_state_check;
alter table b2b.deliveries add constraint deliveries_state_check
  check (state in ('waiting', 'delivered', 'dead', 'suppressed', 'quarantined'));
comment on column b2b.deliveries.last_error is
  'Why the last attempt failed, or why the delivery is suppressed or quarantined.';
drop index b2b.deliveries_undelivered;
create index deliveries_undelivered on b2b.deliveries (state, accepted_at)
  where state in ('dead', 'suppressed', 'quarantined');

create table b2b.announcements (
  singleton boolean primary key default true check (singleton),
  announced_at timestamptz not null
);
comment on table b2b.announcements is 'One row: the last time that announce_quarantine() returned a number above 0.';
alter table b2b.announcements enable row level security;

create or replace function b2b.reached_limit(kind text, recipient text, limits jsonb, moment timestamptz) returns text
language plpgsql as $$
declare
  per_recipient constant integer := limits->>'perRecipient';
  per_day constant integer := limits->>'perDay';
begin
  if per_recipient is not null and per_recipient <= (
    select count(*) from (
      select from b2b.deliveries as d
      where d.kind = reached_limit.kind and d.recipient = reached_limit.recipient and d.state <> 'suppressed'
        and d.state <> 'quarantined'
        and d.accepted_at > moment - interval '24 hours' and d.accepted_at < moment + interval '24 hours'
      limit per_recipient
    ) as counted
  ) then
    return 'limit per recipient';
  elsif per_day is not null and per_day <= (
    select count(*) from (
      select from b2b.deliveries as d
      where d.budget = reached_limit.kind and d.state <> 'quarantined'
        and d.accepted_at > moment - interval '24 hours' and d.accepted_at < moment + interval '24 hours'
      limit per_day
    ) as counted
  ) then
    return 'limit per day';
  end if;
  return null;
end $$;

create function b2b.quarantine_reasons(spam jsonb, email text, moment timestamptz) returns text
language plpgsql as $$
declare
  quarantine_from constant integer := spam->>'quarantineFrom';
  digest constant text := spam->>'textDigest';
begin
  if quarantine_from = 0 then
    return spam->>'reasons';
  elsif digest is null or quarantine_from > (
    select count(*) from (
      select distinct m.email from b2b.messages as m
      where m.text_digest = digest and m.email <> quarantine_reasons.email
        and m.accepted_at > moment - interval '7 days' and m.accepted_at < moment + interval '7 days'
      limit quarantine_from
    ) as counted
  ) then
    return null;
  end if;
  return concat_ws(', ', nullif(spam->>'reasons', ''), 'the same text from other addresses');
end $$;
comment on function b2b.quarantine_reasons is
  'Returns why a message with this SpamVerdict of server/store/Store.ts is quarantined, or null.';

create or replace function b2b.accept_message(message jsonb, now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  new_id constant uuid := message->>'id';
  new_key constant text := message->>'idempotencyKey';
  known record;
  refusal jsonb;
  suppressed jsonb;
  quarantined text;
  moment timestamptz;
begin
  if new_key is not null then
    -- If two calls with one key arrive at once, the second waits here and then finds the row of the first.
    perform pg_advisory_xact_lock(hashtextextended('b2b key ' || new_key, 0));
    select k.digest, k.message_id into known from b2b.idempotency_keys as k
    where k.key = new_key and k.created_at > b2b.moment(now_ms) - interval '24 hours';
    if found then
      return case
        when known.digest = message->>'digest' then jsonb_build_object('outcome', 'duplicate', 'id', known.message_id)
        else jsonb_build_object('outcome', 'key-reused')
      end;
    end if;
    -- The hosted backend derives ids from key and content, and a message is stored for longer than its key.
    if exists (select from b2b.messages as m where m.id = new_id) then
      return jsonb_build_object('outcome', 'duplicate', 'id', new_id);
    end if;
  end if;
  if jsonb_array_length(message->'rateLimits') > 0 then
    refusal := b2b.take_rate_limits(message->'rateLimits', now_ms);
    if refusal is not null then
      return refusal;
    end if;
  end if;

  -- The limits of deliveries are counted in rows, so callers that count the same rows are serialized.
  perform pg_advisory_xact_lock(hashtextextended(l.name, 0))
  from (
    select 'b2b recipient ' || (d.value->>'kind') || ' ' || (d.value->>'recipient') as name
    from jsonb_array_elements(message->'deliveries') as d where d.value->'limits' ? 'perRecipient'
    union
    select 'b2b budget ' || (d.value->>'kind')
    from jsonb_array_elements(message->'deliveries') as d where d.value->'limits' ? 'perDay'
    order by name
  ) as l;

  moment := b2b.moment(now_ms);
  quarantined := b2b.quarantine_reasons(message->'spam', message->>'email', moment);
  insert into b2b.messages (id, function, payload, email, phone, text_digest, accepted_at) values (
    new_id, message->>'function', message->'payload', message->>'email', message->>'phone',
    message->'spam'->>'textDigest', moment
  );
  if new_key is not null then
    insert into b2b.idempotency_keys as k (key, digest, message_id, created_at)
    values (new_key, message->>'digest', new_id, moment)
    on conflict (key) do update
    set digest = excluded.digest, message_id = excluded.message_id, created_at = excluded.created_at;
  end if;
  with stored as (
    insert into b2b.deliveries (message_id, kind, position, recipient, state, due_at, last_error, accepted_at)
    select new_id, d.kind, d.position, d.recipient,
      case when r.reason is not null then 'suppressed' when quarantined is not null then 'quarantined' else 'waiting' end,
      case when r.reason is null and quarantined is null then moment end,
      coalesce(r.reason, quarantined), moment
    from jsonb_to_recordset(message->'deliveries')
      as d (kind text, position integer, recipient text, limits jsonb, "suppressedBy" text)
    cross join lateral (
      select coalesce(d."suppressedBy", b2b.reached_limit(d.kind, d.recipient, d.limits, moment)) as reason
    ) as r
    returning kind, position, state, last_error
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'reason', s.last_error) order by s.kind, s.position), '[]')
  into suppressed from stored as s where s.state = 'suppressed';
  return jsonb_build_object('outcome', 'accepted', 'id', new_id, 'suppressed', suppressed)
    || case when quarantined is null then '{}' else jsonb_build_object('quarantined', quarantined) end;
end $$;

create function b2b.release_message(id uuid, now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  released jsonb;
begin
  -- The lock holds back expire_messages until the deliveries are waiting.
  perform from b2b.messages as m where m.id = release_message.id for no key update;
  with changed as (
    update b2b.deliveries as d set state = 'waiting', due_at = b2b.moment(now_ms), last_error = null
    where d.message_id = release_message.id and d.state = 'quarantined'
    returning d.kind
  )
  select jsonb_agg(distinct c.kind order by c.kind) into released from changed as c;
  return released;
end $$;
comment on function b2b.release_message is
  'Makes the quarantined deliveries of a message due. Returns their kinds; null if no quarantined message has the id.';

create function b2b.announce_quarantine(now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  moment timestamptz;
  before timestamptz;
  messages integer;
begin
  insert into b2b.announcements (announced_at) values ('-infinity') on conflict (singleton) do nothing;
  -- A second server waits here.
  select a.announced_at into before from b2b.announcements as a for update;
  moment := b2b.moment(now_ms);
  -- An announcement in the future was made before the clock was set back.
  if before > moment then
    before := '-infinity';
  end if;
  if before > moment - interval '24 hours' then
    return to_jsonb(0);
  end if;
  -- A message may be committed up to a minute after its time.
  select count(distinct d.message_id) into messages from b2b.deliveries as d
  where d.state = 'quarantined' and d.accepted_at > before - interval '1 minute';
  if messages > 0 then
    update b2b.announcements set announced_at = moment;
  end if;
  return to_jsonb(messages);
end $$;
comment on function b2b.announce_quarantine is
  'Returns how many messages were quarantined since the last announcement if there was none for 24 hours, otherwise 0. '
  'A result above 0 counts as an announcement.';

create function b2b.oldest_waiting(now_ms bigint default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select to_jsonb(greatest(0, b2b.ms(b2b.moment(now_ms)) - b2b.ms(min(d.accepted_at))))
  from b2b.deliveries as d where d.state = 'waiting' having min(d.accepted_at) is not null;
$$;
comment on function b2b.oldest_waiting is
  'Returns the age of the oldest message with a waiting delivery in milliseconds, null if none is waiting.';

create function b2b.count_messages(now_ms bigint default null) returns jsonb
language sql volatile security definer set search_path = '' as $$
  select jsonb_build_object(
    'deliveries', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.kind, c.state), '[]')
      from (select d.kind, d.state, count(*) as count from b2b.deliveries as d group by d.kind, d.state) as c
    ),
    'oldestWaitingMs', b2b.oldest_waiting(now_ms),
    'acceptedPerDay', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.day desc), '[]')
      from (
        select to_char(m.accepted_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as count
        from b2b.messages as m group by 1
      ) as c
    )
  );
$$;
comment on function b2b.count_messages is 'Returns Stats of server/store/Store.ts.';

create or replace function b2b.schema_version() returns jsonb language sql immutable
return to_jsonb('20261122140000'::text);

revoke all on all tables in schema b2b from public;
revoke all on all functions in schema b2b from public;

do $$
declare
  entry text;
  grantee text;
begin
  for grantee in select r.rolname from pg_roles as r where r.rolname in ('b2b_app', 'service_role') loop
    foreach entry in array array['release_message', 'announce_quarantine', 'count_messages', 'oldest_waiting'] loop
      execute format('grant execute on function b2b.%I to %I', entry, grantee);
    end loop;
  end loop;
end $$;
