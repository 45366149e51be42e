/** Categories of the FAQ that the specification has (section 2, "FAQ"), by their ids: `/support/faqs#pricing`. The build refuses a FAQ without one of them. */
export const FAQ_CATEGORIES = ['general', 'features', 'implementation', 'pricing', 'security', 'support'] as const
