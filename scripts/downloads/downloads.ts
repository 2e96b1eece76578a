import { acceptanceReport } from './acceptanceReport.ts'
import { permissionSheet } from './permissionSheet.ts'
import { readTable } from './articleTexts.ts'
import { rfqChecklist } from './rfqChecklist.ts'
import { toCsv } from './toCsv.ts'
import { toDocx } from './toDocx.ts'

/**
 * Creates the files to take away, which the articles link.
 *
 * @param author the company's name
 * @returns bytes or text by file name, relative to the site's root
 */
export async function downloads(author: string): Promise<Record<string, string | Buffer>> {
  return {
    'downloads/crm-field-list.csv': toCsv(readTable('crm-systems')),
    'downloads/factory-acceptance-report.docx': await toDocx(acceptanceReport, author),
    'downloads/permission-letter.docx': await toDocx(permissionSheet, author),
    'downloads/rfq-checklist.docx': await toDocx(rfqChecklist, author),
  }
}
