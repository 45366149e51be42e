/** What the small print beside sample content says. */
import { z } from 'zod'
import { label, text } from './fields'

const note = text(90, 'it is small print under a section')

export const samples = z.strictObject({
  clients: note,
  quotes: note,
  team: note,
  /** Behind an author's name. */
  author: label,
  /** On the last page of a PDF guide. */
  guide: text(240, 'it is small print on the last page'),
})
