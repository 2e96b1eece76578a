import { deliveryKinds, deliveryStates } from '#server/store/Store.ts'

/** The output of `npm run outbox -- help`. */
export const usage = `npm run outbox -- COMMAND [--json]

list [--state STATE] [--kind KIND] [--since DAY] [--address ADDRESS] [--limit COUNT]
                            ids, times and states, the newest first; nothing that was typed
show ID                     one message, with what was typed
resend ID [KIND]            delivers again what was not delivered, or the named kind
erase ID                    erases a message and its mail files for good
erase --address ADDRESS     erases all of a person
export --address ADDRESS    everything that is stored of a person, as JSON
quarantine                  lists the messages that look like spam, with the reasons
quarantine release ID…      delivers them
quarantine erase ID…        erases them and their mail files for good
stats                       counts deliveries by state, and messages by day

STATE is ${deliveryStates.join(', ')}.
KIND is ${deliveryKinds.join(', ')}.
DAY is a day like 2026-11-22, or a time like 2026-11-22T10:00Z.
ADDRESS is an email address or a phone number, in any spelling.
--json gives the answer as JSON, for programs.`
