import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Where `faq.client.ts` meets `FaqExplorer.tsx`, `Switchboard.tsx` and its styles. */
export const faqAttributes = {
  explorer: dataAttribute('faq-explorer'),
  /** On the explorer: the word after one question, and after any other number of them. */
  questionOne: dataAttribute('faq-question-one'),
  questionMany: dataAttribute('faq-question-many'),
  /** Where one types; filled in, it comes before the index of categories (switchboard.css). */
  search: dataAttribute('faq-search'),
  status: dataAttribute('faq-status'),
  /** On the status: what it says when nothing is typed. */
  ask: dataAttribute('faq-ask'),
  /** On the status: what it says of one match, and of any other number of them. */
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
  /** A row of the switchboard, with its category's id; dark where a search finds nothing in it. */
  row: dataAttribute('faq-row'),
  dark: dataAttribute('faq-dark'),
  /** How many questions a row counts, and the word after it. */
  number: dataAttribute('faq-number'),
  unit: dataAttribute('faq-unit'),
  /** A question's place in its row, in their order; a match where a search finds it. */
  jack: dataAttribute('faq-jack'),
  match: dataAttribute('faq-match'),
} as const
