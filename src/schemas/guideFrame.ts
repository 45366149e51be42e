import { z } from 'zod'
import { label, text } from './fields'
import { chapter } from './guide'

/** What stands in every guide: content/guide-frame.yaml. */
export const guideFrame = z.strictObject({ footer: text(160), contents: label, policy: chapter })
