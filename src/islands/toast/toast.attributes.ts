import { dataAttribute } from '../../lib/anywhere/dataAttribute'

/** A message: its value is its variant. motion.css moves it. */
export const toastAttributes = { toast: dataAttribute('toast') } as const
