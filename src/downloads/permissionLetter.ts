/** A part of the permission letter: the permission and the signature line. */
type Part = { text: string; signature: string }

/** The permission letter: the text in the article, and the document to take away (scripts/downloads). */
export const permissionLetter: { company: Part; person: Part } = {
  company: {
    text: 'We, [company], permit [supplier] to publish the attached text (version of [date]), our company name, and our logo on its website, in quotations, in print, at trade shows, and on its social media pages, in [languages], until [date, for instance in 24 months]. Translations follow the sense of the text. Shortened versions that change the sense require our approval. The values stated were determined by us as described in the annex. We have received no payment or discount for this statement [or: the following, which will be disclosed with it: …]. We may withdraw this permission in text form; [supplier] will then remove the text online within 10 working days and not reprint it.',
    signature: 'Place, date, name, function, signature for the company',
  },
  person: {
    text: 'I, [name], consent to [supplier] publishing my name, function, and [photograph] with this text in the media named above. I have received the information on data protection. I can withdraw my consent at any time at [address]; what was done before remains lawful.',
    signature: 'Date, signature of the person',
  },
}
