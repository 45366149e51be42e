import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where the page script (`faq.client.ts`) meets `FaqView.tsx`, `Switchboard.tsx` and its styles. */
export const faqAttributes = {
  explorer: dataAttribute('faq-explorer'),
  /** On the explorer: the word after one question, and after any other number of them. */
  questionOne: dataAttribute('faq-question-one'),
  questionMany: dataAttribute('faq-question-many'),
  /** The search field. While it is filled in, answers come before the list of categories (switchboard.css). */
  search: dataAttribute('faq-search'),
  status: dataAttribute('faq-status'),
  /** On the status: its text for an empty field. */
  ask: dataAttribute('faq-ask'),
  /** On the status: its text for one match, and for any other number. */
  foundOne: dataAttribute('faq-found-one'),
  foundMany: dataAttribute('faq-found-many'),
  empty: dataAttribute('faq-empty'),
  clear: dataAttribute('faq-clear'),
  category: dataAttribute('faq-category'),
  count: dataAttribute('faq-count'),
  item: dataAttribute('faq-item'),
  trigger: dataAttribute('faq-trigger'),
  text: dataAttribute('faq-text'),
  disclosure: dataAttribute('faq-disclosure'),
  /** A row of the switchboard, with its category's id. It is dark if the search finds nothing in it. */
  row: dataAttribute('faq-row'),
  dark: dataAttribute('faq-dark'),
  /** How many questions a row counts, and the word after it. */
  number: dataAttribute('faq-number'),
  unit: dataAttribute('faq-unit'),
  /** A socket of a row, in the order of its questions. Lit if its question matches. */
  socket: dataAttribute('faq-socket'),
  match: dataAttribute('faq-match'),
} as const
