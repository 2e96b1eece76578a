import type { Config } from '../config.ts'
import type { DeliveryAttempt, DeliveryKind } from '../store/messages.ts'
import { sendEvent, mailApi, sendText } from './gateways.ts'
import { mailFiles, mailFolder } from './files.ts'
import { companyMail, confirmationMail, refusalNotice, type SendMail } from './mails.ts'
import { NotDelivered } from './notDelivered.ts'
import { smtp } from './smtp.ts'
import type { Deliver } from './worker.ts'

/** Returns what makes one attempt at a delivery of any kind, as configured. It rejects with NotDelivered. */
export function createDeliver(config: Config): Deliver {
  const { company, sms, crm } = config
  const sendMail = mailTransport(config)
  const byKind: Record<DeliveryKind, (attempt: DeliveryAttempt) => ReturnType<SendMail>> = {
    'company-mail': async (attempt) => sendMail(companyMail(attempt, company)),
    'company-notice': async (attempt) => sendMail(refusalNotice(attempt, company)),
    'confirmation-mail': async (attempt) => sendMail(confirmationMail(attempt, company)),
    'text-message': (attempt) => sendText(attempt, company, sms),
    'crm-webhook': (attempt) => sendEvent(attempt, crm),
  }
  return async (attempt) => {
    if (attempt.message.isUnreadable) throw new NotDelivered('store unreadable')
    return byKind[attempt.kind](attempt)
  }
}

/** Returns what sends mails as configured: to a mail server, to a mail API, or into files. */
export function mailTransport({ mail, outbox }: Pick<Config, 'mail' | 'outbox'>): SendMail {
  if (mail.transport === 'smtp') return smtp(mail.server)
  if (mail.transport === 'http') return mailApi(mail)
  return mailFiles(mailFolder(outbox))
}
