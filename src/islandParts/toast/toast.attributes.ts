import { dataAttribute } from '#src/lib/anywhere/markup/dataAttribute.ts'

/** Marks a toast. The value is its variant; motion.css animates it. */
export const toastAttributes = { toast: dataAttribute('toast') } as const
