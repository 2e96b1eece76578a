-- Delivery: claims, results, due times. Without sequential scans, as in accept_message.

create function b2b.message_json(m b2b.messages) returns jsonb language sql immutable
return jsonb_build_object(
  'id', m.id, 'function', m.function, 'payload', m.payload, 'acceptedAt', b2b.ms(m.accepted_at)
);
comment on function b2b.message_json is 'Returns StoredMessage of server/store/Store.ts.';

create function b2b.due_ranges(now_ms bigint) returns table (after timestamptz, until timestamptz) language sql volatile
begin atomic
  select m.after, m.until from (select b2b.moment(now_ms) as moment) as n
  cross join lateral (
    values ('-infinity'::timestamptz, n.moment), (n.moment + interval '1 hour', 'infinity'::timestamptz)
  ) as m (after, until);
end;
comment on function b2b.due_ranges is
  'Returns the times that count as due: the past and everything more than an hour ahead. No pause is longer than an '
  'hour, so such a time is from before the clock was set back.';

create function b2b.claim_deliveries(kinds text[], max_count integer, lease_ms bigint, now_ms bigint default null)
returns jsonb language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  lease constant interval := least(lease_ms, 3600000) * interval '1 millisecond';
  claimed jsonb;
begin
  -- One index range for each kind, so that a backlog of another kind is not read. Rows that another server is claiming
  -- are skipped; a row locked here but not among the first of all kinds is free again when this transaction ends.
  with due as materialized (
    select d.message_id, d.kind, d.position, d.due_at
    from unnest(kinds) as k (kind) cross join b2b.due_ranges(now_ms) as r
    cross join lateral (
      select w.message_id, w.kind, w.position, w.due_at from b2b.deliveries as w
      where w.kind = k.kind and w.state = 'waiting' and w.due_at > r.after and w.due_at <= r.until
      order by w.due_at limit max_count for update skip locked
    ) as d
    order by d.due_at limit max_count
  ), leased as (
    update b2b.deliveries as d set
      attempts = d.attempts + 1,
      due_at = b2b.moment(now_ms) + lease,
      leased_until = b2b.moment(now_ms) + lease
    from due
    where d.message_id = due.message_id and d.kind = due.kind and d.position = due.position
    returning d.message_id, d.kind, d.position, d.generation, d.attempts, due.due_at as was_due_at
  )
  select jsonb_agg(jsonb_build_object(
    'messageId', l.message_id, 'kind', l.kind, 'position', l.position, 'generation', l.generation,
    'attempts', l.attempts, 'message', b2b.message_json(m)
  ) order by l.was_due_at, m.accepted_at, l.kind, l.position)
  into claimed from leased as l join b2b.messages as m on m.id = l.message_id;
  return coalesce(claimed, '[]');
end $$;
comment on function b2b.claim_deliveries is
  'Takes due deliveries, the longest due first, for lease_ms, and counts an attempt for each. Returns ClaimedDelivery[].';

create function b2b.settle_delivery(attempt jsonb, result jsonb, now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  new_state constant text := result->>'state';
  moment constant timestamptz := b2b.moment(now_ms);
begin
  update b2b.deliveries as d set
    state = new_state,
    due_at = case when new_state = 'waiting' then
      moment + least((result->>'retryInMs')::numeric, 3600000) * interval '1 millisecond'
    end,
    leased_until = null,
    ended_at = case when new_state <> 'waiting' then moment end,
    last_error = result->>'error'
  where d.message_id = (attempt->>'messageId')::uuid and d.kind = attempt->>'kind'
    and d.position = (attempt->>'position')::integer and d.generation = (attempt->>'generation')::integer
    and case
      when new_state = 'delivered' then d.state in ('waiting', 'dead')
      else d.state = 'waiting' and d.attempts = (attempt->>'attempts')::integer
    end;
  return null;
end $$;
comment on function b2b.settle_delivery is
  'Records an AttemptResult of an Attempt. A late "delivered" counts for its generation, because the mail is out; a late '
  'failure does not, because a newer attempt is under way or has ended. Returns null.';

create function b2b.next_due(kinds text[], now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  moment constant timestamptz := b2b.moment(now_ms);
  first_due timestamptz;
  last_due timestamptz;
begin
  -- By kind, so that first and last are the two ends of a range of the index.
  select min(d.first_due), max(d.last_due) into first_due, last_due
  from unnest(kinds) as k (kind) cross join lateral (
    select
      (select w.due_at from b2b.deliveries as w where w.kind = k.kind and w.state = 'waiting'
        order by w.due_at limit 1) as first_due,
      (select w.due_at from b2b.deliveries as w where w.kind = k.kind and w.state = 'waiting'
        order by w.due_at desc limit 1) as last_due
  ) as d;
  return to_jsonb(case
    when first_due is null then null
    when last_due > moment + interval '1 hour' then 0
    else greatest(0, b2b.ms(first_due) - b2b.ms(moment))
  end);
end $$;
comment on function b2b.next_due is
  'Returns milliseconds until a delivery is due, 0 when one is, null when none is waiting. A delivery under a lease is '
  'due when the lease ends.';

create function b2b.wake_deliveries(kinds text[], now_ms bigint default null) returns jsonb
language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  moment constant timestamptz := b2b.moment(now_ms);
begin
  -- Skips rows that another transaction is claiming or settling. Waiting for them could deadlock with a claim, because
  -- the rows are locked in no fixed order.
  update b2b.deliveries as d set due_at = moment, leased_until = null
  from (
    select w.message_id, w.kind, w.position from b2b.deliveries as w
    where w.kind = any (kinds) and w.state = 'waiting' and w.due_at > moment
      and (w.leased_until is null or w.leased_until <= moment or w.leased_until > moment + interval '1 hour')
    for update skip locked
  ) as idle
  where d.message_id = idle.message_id and d.kind = idle.kind and d.position = idle.position;
  return null;
end $$;
comment on function b2b.wake_deliveries is 'Makes all waiting deliveries without a lease due now. Returns null.';
