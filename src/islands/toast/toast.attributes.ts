import { dataAttribute } from '../../lib/anywhere/markup/dataAttribute'

/** A toast; the value is its variant. motion.css animates it. */
export const toastAttributes = { toast: dataAttribute('toast') } as const
