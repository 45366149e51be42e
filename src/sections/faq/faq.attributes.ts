import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** Where `faq.client.ts` meets `FaqExplorer.tsx`. */
export const faqAttributes = {
  explorer: dataAttribute('faq-explorer'),
  /** Where one types; filled in, it comes before the index of categories (switchboard.css). */
  search: dataAttribute('faq-search'),
  status: dataAttribute('faq-status'),
  empty: dataAttribute('faq-empty'),
  clear: dataAttribute('faq-clear'),
  category: dataAttribute('faq-category'),
  count: dataAttribute('faq-count'),
  item: dataAttribute('faq-item'),
  trigger: dataAttribute('faq-trigger'),
  text: dataAttribute('faq-text'),
  disclosure: dataAttribute('faq-disclosure'),
} as const
