import { outcomesOf } from './outcomes.ts'

/** send-consultation-email, imitated: `consultation.accepted`, `consultation.refused`, … */
export const consultation = outcomesOf('send-consultation-email')
