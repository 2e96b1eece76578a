-- Acceptance. All functions of the schema take "now_ms", milliseconds since 1970; null, as in production, is the
-- database's clock, so that servers whose clocks differ agree. Only tests pass it.

create function b2b.moment(now_ms bigint) returns timestamptz language sql volatile
return case
  when now_ms is null then date_trunc('milliseconds', clock_timestamp())
  else timestamptz 'epoch' + now_ms * interval '1 millisecond'
end;
comment on function b2b.moment is 'Returns the given time or, for null, the current one, in whole milliseconds.';

create function b2b.ms(moment timestamptz) returns bigint language sql immutable
return (extract(epoch from moment) * 1000)::bigint;
comment on function b2b.ms is 'Returns milliseconds since 1970.';

create function b2b.take_rate_limits(limits jsonb, now_ms bigint) returns jsonb
language plpgsql as $$
declare
  refusal record;
begin
  -- One statement inserts or locks the rows in the order of their names, so two callers cannot deadlock. A window that
  -- ends later than a new one would was begun before the clock was set back, and is over. The minute allows for a window
  -- that another caller began while this one waited for the row.
  with taken as (
    insert into b2b.rate_limits as r (bucket, ends_at, taken)
    select l.bucket, b2b.moment(now_ms) + l.seconds * interval '1 second', 1
    from jsonb_to_recordset(limits) as l (bucket text, "limit" integer, seconds integer)
    order by l.bucket
    on conflict (bucket) do update set
      (ends_at, taken, refused) = (
        select case when o.over then excluded.ends_at else r.ends_at end,
          case when o.over then 1 else r.taken + 1 end,
          r.refused and not o.over
        from (
          select r.ends_at <= b2b.moment(now_ms) or r.ends_at > excluded.ends_at + interval '1 minute' as over
        ) as o
      )
    returning r.bucket, r.ends_at, r.taken, r.refused
  )
  select t.bucket, t.ends_at, not t.refused and t.taken > 1 as is_first into refusal
  from jsonb_array_elements(limits) with ordinality as l (value, position)
  join taken as t on t.bucket = l.value->>'bucket'
  where t.taken > (l.value->>'limit')::integer
  order by t.ends_at desc, l.position
  limit 1;
  if not found then
    return null;
  end if;
  -- A refused message counts in no bucket.
  update b2b.rate_limits as r set taken = r.taken - 1, refused = r.refused or r.bucket = refusal.bucket
  from jsonb_to_recordset(limits) as l (bucket text) where r.bucket = l.bucket;
  return jsonb_build_object(
    'outcome', 'rate-limited', 'bucket', refusal.bucket, 'isFirst', refusal.is_first,
    'retryAfterSeconds', greatest(1, ceil(extract(epoch from refusal.ends_at - b2b.moment(now_ms))))::integer
  );
end $$;
comment on function b2b.take_rate_limits is
  'Takes one from every bucket, or from none and returns the refusal with the longest wait. A row stays locked until the transaction has been flushed to disk, so a bucket shared by everybody (the daily '
  'budget) lets one acceptance through per flush, about a thousand a second on an SSD. A limit that is switched off '
  'comes without its bucket: acceptances then share flushes and do not wait for one another.';

create function b2b.reached_limit(kind text, recipient text, limits jsonb, moment timestamptz) returns text
language plpgsql as $$
declare
  per_recipient constant integer := limits->>'perRecipient';
  per_day constant integer := limits->>'perDay';
begin
  if per_recipient is not null and per_recipient <= (
    select count(*) from (
      select from b2b.deliveries as d
      where d.kind = reached_limit.kind and d.recipient = reached_limit.recipient and d.state <> 'suppressed'
        and d.accepted_at > moment - interval '24 hours' and d.accepted_at < moment + interval '24 hours'
      limit per_recipient
    ) as counted
  ) then
    return 'limit per recipient';
  elsif per_day is not null and per_day <= (
    select count(*) from (
      select from b2b.deliveries as d
      where d.budget = reached_limit.kind
        and d.accepted_at > moment - interval '24 hours' and d.accepted_at < moment + interval '24 hours'
      limit per_day
    ) as counted
  ) then
    return 'limit per day';
  end if;
  return null;
end $$;
comment on function b2b.reached_limit is
  'Returns which limit of deliveries in 24 hours is reached, or null. Reads at most as many index entries as the limit '
  'allows deliveries. Rows with a time in the future, from a clock that was set far ahead, do not count.';

-- Without sequential scans: a connection that planned a query while the tables were empty would otherwise scan them
-- until autovacuum has analyzed them.
create function b2b.accept_message(message jsonb, now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  new_id constant uuid := message->>'id';
  new_key constant text := message->>'idempotencyKey';
  known record;
  refusal jsonb;
  suppressed jsonb;
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
  insert into b2b.messages (id, function, payload, email, phone, accepted_at) values (
    new_id, message->>'function', message->'payload', message->>'email', message->>'phone', moment
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
      case when r.reason is null then 'waiting' else 'suppressed' end,
      case when r.reason is null then moment end,
      r.reason, moment
    from jsonb_to_recordset(message->'deliveries')
      as d (kind text, position integer, recipient text, limits jsonb, "suppressedBy" text)
    cross join lateral (
      select coalesce(d."suppressedBy", b2b.reached_limit(d.kind, d.recipient, d.limits, moment)) as reason
    ) as r
    returning kind, position, last_error
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', s.kind, 'reason', s.last_error) order by s.kind, s.position), '[]')
  into suppressed from stored as s where s.last_error is not null;
  return jsonb_build_object('outcome', 'accepted', 'id', new_id, 'suppressed', suppressed);
end $$;
comment on function b2b.accept_message is
  'Stores a message (NewMessage of server/store/Store.ts) in one transaction: idempotency key, rate limits, message and '
  'deliveries. Returns AcceptResult.';
