import { markupHook } from '../../lib/anywhere/markupHook'

/** Where `faq.client.ts` meets `FaqExplorer.tsx`. */
export const faqHooks = {
  frame: markupHook('faq'),
  status: markupHook('faq-status'),
  empty: markupHook('faq-empty'),
  clear: markupHook('faq-clear'),
  category: markupHook('faq-category'),
  count: markupHook('faq-count'),
  item: markupHook('faq-item'),
  trigger: markupHook('faq-trigger'),
  text: markupHook('faq-text'),
  disclosure: markupHook('faq-disclosure'),
} as const
