-- The message store (decision D23): tables. Only the functions of the following files read and write them.
-- Applied by "npm run migrate" or by the Supabase CLI; needs PostgreSQL 14 or newer and no extension.

create schema b2b;
comment on schema b2b is
  'Messages that visitors sent, and their deliveries. Access is by the functions only; the role b2b_app may execute them.';

create table b2b.messages (
  id uuid primary key,
  function text not null,
  payload jsonb not null,
  email text not null,
  phone text not null,
  accepted_at timestamptz not null
);
comment on table b2b.messages is 'Accepted messages. A row never changes.';
comment on column b2b.messages.email is 'The visitor''s address in lower case: list and erase search by it.';
comment on column b2b.messages.phone is 'The visitor''s number as it is dialed: list and erase search by it.';
create index messages_by_time on b2b.messages (accepted_at);
create index messages_by_email on b2b.messages (email);
create index messages_by_phone on b2b.messages (phone);

create table b2b.deliveries (
  message_id uuid not null references b2b.messages on delete cascade,
  kind text not null check (kind in ('company-mail', 'confirmation-mail', 'text-message')),
  position integer not null,
  recipient text,
  generation integer not null default 0,
  state text not null check (state in ('waiting', 'delivered', 'dead', 'suppressed')),
  attempts integer not null default 0,
  due_at timestamptz,
  leased_until timestamptz,
  ended_at timestamptz,
  last_error text,
  accepted_at timestamptz not null,
  budget text generated always as (case when recipient is not null and state <> 'suppressed' then kind end) stored,
  primary key (message_id, kind, position),
  check ((state = 'waiting') = (due_at is not null))
);
comment on table b2b.deliveries is 'One row for each message, kind and recipient.';
comment on column b2b.deliveries.recipient is 'The canonical address or number that the limits count by; null for the company.';
comment on column b2b.deliveries.due_at is 'While waiting: the time from which it can be claimed. During a lease: the end of the lease.';
comment on column b2b.deliveries.last_error is 'Why the last attempt failed, or why the delivery is suppressed.';
comment on column b2b.deliveries.accepted_at is 'Repeats messages.accepted_at, so that the limits are counted in one index.';
comment on column b2b.deliveries.budget is
  'The kind, if the delivery counts toward the limit per day. A column of its own, so that the index by day cannot serve '
  'a search by recipient: without statistics the planner rates it like the index by recipient.';
create index deliveries_due on b2b.deliveries (kind, due_at) where state = 'waiting';
create index deliveries_undelivered on b2b.deliveries (state, accepted_at) where state in ('dead', 'suppressed');
create index deliveries_by_recipient on b2b.deliveries (kind, recipient, accepted_at)
  where recipient is not null and state <> 'suppressed';
create index deliveries_by_day on b2b.deliveries (budget, accepted_at) where budget is not null;

create table b2b.idempotency_keys (
  key text primary key,
  digest text not null,
  message_id uuid not null references b2b.messages on delete cascade,
  created_at timestamptz not null
);
comment on table b2b.idempotency_keys is 'Keys of the last 24 hours and the content that each was used for.';
create index idempotency_keys_by_message on b2b.idempotency_keys (message_id);
create index idempotency_keys_by_time on b2b.idempotency_keys (created_at);

create table b2b.rate_limits (
  bucket text primary key,
  ends_at timestamptz not null,
  taken integer not null,
  refused boolean not null default false
);
comment on table b2b.rate_limits is 'The current window of each rate-limit bucket.';
comment on column b2b.rate_limits.refused is 'A message was refused in this window, so the alert for it was sent.';

create table b2b.probes (
  singleton boolean primary key default true check (singleton),
  probed_at timestamptz not null
);
comment on table b2b.probes is 'One row, written by probe() to prove that the database accepts writes.';

-- No policies: every role but the owner sees no row even if somebody grants it a table. Row-level security is not
-- forced on the owner, because the functions run as the owner and an owner without BYPASSRLS would see no row either.
alter table b2b.messages enable row level security;
alter table b2b.deliveries enable row level security;
alter table b2b.idempotency_keys enable row level security;
alter table b2b.rate_limits enable row level security;
alter table b2b.probes enable row level security;
