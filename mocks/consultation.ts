import { createOutcomes } from './outcomes.ts'

/** Handlers for send-consultation-email, by outcome: `consultation.accepted`, `consultation.refused`, … */
export const consultation = createOutcomes('send-consultation-email')
